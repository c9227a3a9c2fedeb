import type { Photo } from '#contract/news/blocks.ts';
import { asFirstPhoto, type FirstPhoto, type RichtextItem, readRichtext } from '#kinds/richtext.ts';
import { asRead, type Condition } from '#platform/table/version.ts';

/*
 * A rich text keeps its first photo, and so does the news or lesson that has it as its content: a list shows it where
 * there is no cover, without a further read.
 */

/** The change of a rich text's first photo, and its condition. */
export interface FirstPhotoChange {
  readonly before: FirstPhoto | null;
  readonly now: FirstPhoto | null;
  readonly condition: Condition;
}

/**
 * How the first photo changes when a photo is added, changed, or removed (without `photo`). The blocks are read only
 * when the first one is removed or moved back.
 */
export async function firstPhoto(
  richtext: RichtextItem,
  id: string,
  photo?: Pick<Photo, 'order' | 'img' | 'width' | 'height'>,
): Promise<FirstPhotoChange> {
  const { photo: before } = richtext;
  const mine = photo && asFirstPhoto({ ...photo, id });
  const condition = {
    ConditionExpression: 'photo = :photoAsRead',
    ExpressionAttributeValues: { ':photoAsRead': before },
  };
  if (mine && (before === null || inOrder(mine, before) <= 0)) return { before, now: mine, condition };
  if (before?.id !== id) return { before, now: before, condition };
  const { photos } = await readRichtext(richtext.id);
  const others = photos.filter((each) => each.id !== id).map(asFirstPhoto);
  const [now = null] = [...others, ...(mine ? [mine] : [])].sort(inOrder);
  return { before, now, condition: asRead(richtext) };
}

/** Blocks as `readRichtext` returns them. */
const inOrder = (one: FirstPhoto, other: FirstPhoto): number =>
  one.order - other.order || (one.id < other.id ? -1 : Number(one.id > other.id));
