import { decodeTime } from 'ulid';
import { ULID_LENGTH } from '#platform/table/keys.ts';
import { ageOf, ROW_ID_LENGTH } from './paged-list.ts';

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

/**
 * When a row was made (ISO 8601 UTC), by an id that begins with its row's. It is when the row got its place in the list:
 * a clock that is read later may show another order of what is made at once.
 */
export const madeAt = (id: string): string =>
  new Date(decodeTime(ageOf(id).slice(ROW_ID_LENGTH - ULID_LENGTH, ROW_ID_LENGTH))).toISOString();
