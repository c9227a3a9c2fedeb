import type { Community } from '#contract/communities.ts';
import { coverFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';

/** A community's picture; a drawing stands where there is none, or while it cannot be loaded. */
export function coverOf({ id, attachment }: Pick<Community, 'id' | 'attachment'>) {
  return {
    src: attachment === undefined ? undefined : contentUrl('community', attachment),
    fallback: coverFor(id),
    width: 800,
    height: 400,
  };
}
