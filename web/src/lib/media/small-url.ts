import { smallestOf } from '#contract/fields/small-picture.ts';
import type { Folder } from '#contract/route.ts';
import { contentUrl } from '#web/lib/config.ts';

/** Address of a picture where it stands small: that of its small one, or else its own. */
export const smallUrl = (folder: Folder, name: string): string => contentUrl(folder, smallestOf(name));
