import * as z from 'zod/mini';
import { Picture } from '#contract/fields/picture.ts';
import { Photo, type Richtext, Text, Video } from '#contract/news/blocks.ts';
import { AppError } from '#platform/errors.ts';
import { KEPT_SECONDS } from '#platform/http/once.ts';
import { type Files, scheduleJob } from '#platform/table/jobs.ts';
import { type Key, keys } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead, versioned } from '#platform/table/version.ts';
import { take } from '#platform/table/walk.ts';

/** The first photo of a rich text: its block, and its picture in the content host's folder `img`. */
export const FirstPhoto = z.extend(Picture, { id: z.string(), order: z.int() });
export type FirstPhoto = z.infer<typeof FirstPhoto>;

const ParentKey = z.object({ pk: z.string(), sk: z.string() });

/** A rich text without its blocks: how much is in it, and what it belongs to, if anything. */
export const RichtextItem = z.object({
  id: z.string(),
  creator: z.string(),
  parent: z.optional(ParentKey),
  blocks: z.int(),
  characters: z.int(),
  words: z.int(),
  /** Null without photos. */
  photo: z.nullable(FirstPhoto),
  /** Counts the changes of its words and of the order of its photos. */
  ...versioned,
});
export type RichtextItem = z.infer<typeof RichtextItem>;

/** What is stored of the first photo. */
export const asFirstPhoto = ({
  id,
  order,
  img,
  width,
  height,
}: Omit<Photo, 'richtextId' | 'isImgDesc' | 'version'>) => ({
  id,
  order,
  width,
  height,
  name: img,
});

/** What is shown of a first photo. */
export const pictureOf = ({ name, width, height }: FirstPhoto): Picture => ({ name, width, height });

/**
 * Milliseconds, as long as an idempotency key is remembered: a member who waits for a signal between two steps of a
 * save still finds it.
 */
const UNUSED_AFTER_MS = KEPT_SECONDS * 1000;

/**
 * The writes that add a rich text, and a job that removes it with its blocks unless something has it as its content by
 * then.
 */
export function insertRichtext(richtext: RichtextItem, now: number): Action[] {
  const { id } = richtext;
  return [
    {
      put: {
        Item: { ...keys.richtext(id), ...richtext, memberId: richtext.creator },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    scheduleJob(now + UNUSED_AFTER_MS, { kind: 'richtext-unused', richtextId: id }),
  ];
}

/** Throws `richtext.missing`. */
export async function getRichtext(id: string): Promise<RichtextItem> {
  const item = await findItem(keys.richtext(id));
  if (!item) throw new AppError('missing', 'richtext.missing', 'What you wrote is not here any more.');
  return RichtextItem.parse(item);
}

/** Throws `richtext.used` when something has it as its content already. */
export function checkUnused({ parent }: RichtextItem): void {
  if (parent) throw new AppError('conflict', 'richtext.used', 'This belongs to something else already.');
}

/**
 * The write that makes a rich text the content of a news or a lesson, as it was read and only once. It is not retried:
 * only the member can say whether changed blocks are still what they want.
 */
export function adoptRichtext(richtext: RichtextItem, parent: Key): Action {
  const { id, version } = richtext;
  const set = { parent, version: version + 1 };
  return changeAsRead(keys.richtext(id), richtext, set, 'richtext.changed', { otherwise: changedMeanwhile });
}

const changedMeanwhile = () =>
  new AppError('conflict', 'richtext.changed', 'This was changed meanwhile. Please try again.');

/** The files of a block, by the content host's folders. */
export const filesOfBlock = (block: StoredItem): Files =>
  (['img', 'videoCover', 'videoResource'] as const).map((folder): Files[number] =>
    block[folder] ? `${folder}/${block[folder]}` : undefined,
  );

/** A rich text with its blocks, each kind in order. */
export async function readRichtext(id: string): Promise<Richtext> {
  const items = await readItems(id);
  const changedAt = items.find(({ sk }) => sk === keys.richtext(id).sk)?.['changedAt'];
  const kind = (name: string) =>
    items
      .filter((item) => item['kind'] === name)
      .map((item): StoredItem => ({ version: 0, ...item })) // one that was never changed has none
      .sort((a, b) => Number(a['order']) - Number(b['order']));
  return {
    id,
    ...(typeof changedAt === 'string' && { changedAt }),
    texts: kind('text').map((item) => Text.parse(item)),
    photos: kind('photo').map((item) => Photo.parse(item)),
    videos: kind('video').map((item) => Video.parse(item)),
  };
}

/** The rich text's own item and those of its blocks. */
export function readItems(id: string): Promise<StoredItem[]> {
  const whole = { pk: keys.richtext(id).pk, from: ' ', to: '~' };
  // The editor sends its member here right after a save.
  return take(whole, { forward: true, consistent: true });
}
