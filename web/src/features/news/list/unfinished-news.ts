import * as z from 'zod/mini';
import { deviceDraftNames, readDeviceDraft } from '#web/lib/device/device-draft.ts';

const text = z.optional(z.string());

/** What the list knows of a draft that is no news yet; the rest of it is the editor's. */
const Kept = z.object({
  id: z.string(),
  edits: text,
  copyOf: text,
  isApart: z.optional(z.boolean()),
  isBegun: z.boolean(),
  out: z.optional(z.unknown()),
  cover: z.optional(z.unknown()),
  aside: z.optional(z.array(z.unknown())),
  place: text,
  /** The same, as an earlier version of the site kept it. */
  communityId: text,
  blocks: z.array(
    z.object({
      kind: z.string(),
      ...{ heading: text, description: text, link: text, title: text },
      ...{ file: z.optional(z.unknown()), cover: z.optional(z.unknown()) },
    }),
  ),
});
type Kept = z.infer<typeof Kept>;

/** The address at which the member goes on with an unfinished news of a community, the one they write now first; undefined where there is none. */
export function unfinishedHref(memberId: string, communityId: string | undefined): string | undefined {
  const names = ['newsDraft', ...deviceDraftNames('newsDraft/', memberId)];
  const kept = names.flatMap((name) => readDeviceDraft(Kept, name, memberId) ?? []);
  const found = kept.find((draft) => isUnfinished(draft) && (placeOf(draft) ?? communityId) === communityId);
  if (!found) return undefined;
  const { id, copyOf, isApart } = found;
  if (copyOf !== undefined) return `/news/edit/${copyOf}`;
  return isApart ? `/news/add?${new URLSearchParams({ draft: id })}` : '/news/add';
}

/** One whose saving never began goes to the community in which that happens. */
const placeOf = ({ place, communityId }: Kept) => place ?? communityId;

/** The editor's `hasContent`, without the editor. */
const isUnfinished = ({ edits, out, isBegun, cover, aside = [], blocks }: Kept): boolean =>
  edits === undefined &&
  out === undefined &&
  (isBegun || cover !== undefined || aside.length > 0 || blocks.some(isWritten));

function isWritten({ kind, file, cover, ...texts }: Kept['blocks'][number]): boolean {
  if (kind === 'photo' || file !== undefined || cover !== undefined) return true;
  return Object.values(texts).some((each) => each?.trim());
}
