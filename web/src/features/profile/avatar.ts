import { personPicture } from '#web/lib/media/person-picture.ts';

/** A member's picture; a drawing stands where there is none, or while it cannot be loaded. */
export const avatarOf = ({ id, attachments }: { id: string; attachments?: string | undefined }) =>
  personPicture(id, attachments);
