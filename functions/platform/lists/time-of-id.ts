import { decodeTime } from 'ulid';
import { ULID_LENGTH } from '#platform/table/keys.ts';

/**
 * When something was made (ISO 8601 UTC), by the ULID that its id ends in; undefined for an id that is none of ours.
 */
export function timeOfId(id: string): string | undefined {
  try {
    return new Date(decodeTime(id.slice(-ULID_LENGTH))).toISOString();
  } catch {
    return undefined;
  }
}
