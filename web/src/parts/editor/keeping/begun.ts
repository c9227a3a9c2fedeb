import * as z from 'zod/mini';
import { deviceDraftNames, readDeviceDraft } from '#web/lib/device/device-draft.ts';

const text = z.optional(z.string());

/** What a list needs of a draft that is no piece yet; the rest is the editor's. */
const Kept = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  edits: text,
  copyOf: text,
  isDetached: z.optional(z.boolean()),
  isBegun: z.boolean(),
  out: z.optional(z.unknown()),
  cover: z.optional(z.unknown()),
  parentId: text,
  blocks: z.array(
    z.object({
      kind: z.string(),
      heading: text,
      description: text,
      link: text,
      title: text,
      file: z.optional(z.unknown()),
      cover: z.optional(z.unknown()),
    }),
  ),
});
export type Begun = z.infer<typeof Kept>;

/** The unfinished drafts of a kind, by the name of its drafts; the one that the member writes now comes first. */
export function readBegun(name: string, memberId: string): Begun[] {
  const names = [name, ...deviceDraftNames(`${name}/`, memberId)];
  return names.flatMap((each) => readDeviceDraft(Kept, each, memberId) ?? []).filter(isUnfinished);
}

/** The editor's `hasContent`, without the editor. */
const isUnfinished = ({ edits, out, isBegun, cover, blocks, ...head }: Begun): boolean =>
  edits === undefined &&
  out === undefined &&
  (isBegun || cover !== undefined || blocks.some(isWritten) || isDescribed(head));

function isWritten({ kind, file, cover, ...texts }: Begun['blocks'][number]): boolean {
  if (kind === 'photo' || file !== undefined || cover !== undefined) return true;
  return Object.values(texts).some((each) => each?.trim());
}

/** What has a description has its title from the editor too. */
const isDescribed = ({ title, description }: Pick<Begun, 'title' | 'description'>): boolean =>
  description !== undefined && (title + description).trim() !== '';
