import { personPicture } from '#web/lib/person-picture.ts';

/** A member's picture; a drawing stands where there is none, or while it cannot be loaded. */
export const avatarOf = ({ id, attachments }: { id: string; attachments?: string | undefined }) =>
  personPicture(id, attachments);
