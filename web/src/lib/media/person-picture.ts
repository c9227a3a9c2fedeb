import { personFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';

/** A member's picture by the name of its file; a drawing stands where there is none, or while it cannot be loaded. */
export function personPicture(id: string, file: string | undefined) {
  const src = file ? contentUrl('attachments', file) : undefined;
  return { src, fallback: personFor(id), width: 96, height: 96 };
}
