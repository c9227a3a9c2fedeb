import { personFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';

/** A member's picture; a drawing stands where there is none, or while it cannot be loaded. */
export function avatarOf({ id, attachments }: { id: string; attachments?: string | undefined }) {
  const src = attachments ? contentUrl('attachments', attachments) : undefined;
  return { src, fallback: personFor(id), width: 96, height: 96 };
}
