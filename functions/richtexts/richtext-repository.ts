import { BLOCK_LIMIT, CHARACTER_LIMIT } from '#contract/news/blocks.ts';
import { filesOfBlock, pictureOf, type RichtextItem } from '#kinds/richtext.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { filesGone } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { changeAsRead, removeAsRead } from '#platform/table/version.ts';
import { type BlockKind, StoredBlock, type Weight } from './block.ts';
import type { FirstPhotoChange } from './first-photo.ts';

type RichtextRef = Pick<RichtextItem, 'id' | 'parent'>;

/** The writes that add a block, and count it in its rich text and in what that belongs to. */
export function insertBlock(
  richtext: RichtextRef,
  block: { id: string; kind: BlockKind },
  { characters, words }: Weight,
  photo?: FirstPhotoChange,
): Action[] {
  return [
    {
      put: {
        Item: { ...keys.block(block.id), ...block, parent: keys.richtext(richtext.id), characters, words },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...count(richtext, { blocks: 1, characters, words }, photo),
  ];
}

/** The writes that change a block, as it was read; undefined removes an attribute. The worker removes files. */
export function changeBlock(
  richtext: RichtextRef,
  block: StoredBlock & StoredItem,
  set: Record<string, unknown>,
  weight: Weight,
  photo?: FirstPhotoChange,
): Action[] {
  const more = {
    blocks: 0,
    characters: weight.characters - block.characters,
    words: weight.words - block.words,
  };
  return [
    changeAsRead(keys.block(block.id), block, { ...set, ...weight }, 'richtext.changed'),
    ...count(richtext, more, photo),
    ...filesGone(filesOfBlock(block), filesOfBlock({ ...block, ...set })),
  ];
}

/** The writes that remove a block; the worker removes its files. */
export function removeBlock(
  richtext: RichtextRef,
  block: StoredBlock & StoredItem,
  photo?: FirstPhotoChange,
): Action[] {
  return [
    removeAsRead(keys.block(block.id), block, 'richtext.changed'),
    ...count(richtext, { blocks: -1, characters: -block.characters, words: -block.words }, photo),
    ...filesGone(filesOfBlock(block)),
  ];
}

/** Throws `block.missing` when there is no such block of this kind. */
export async function getBlock(id: string, kind: BlockKind): Promise<StoredBlock & StoredItem> {
  const item = await findItem(keys.block(id));
  if (item?.['kind'] !== kind) {
    throw new AppError('missing', 'block.missing', 'This part is not there any more.');
  }
  return { ...item, ...StoredBlock.parse(item) };
}

/** The writes that count a change of blocks in their rich text, within its limits, and in what that belongs to. */
function count(
  { id, parent }: RichtextRef,
  { blocks, characters, words }: Weight & { blocks: number },
  photo?: FirstPhotoChange,
): Action[] {
  const change = update(keys.richtext(id), {
    set: { changedAt: new Date().toISOString(), ...(photo && { photo: photo.now }) },
    // Whatever takes it as its content has read the words and the first photo, and nothing else of the blocks.
    add: { blocks, characters, words, version: words === 0 && !photo ? 0 : 1 },
  });
  const conditions = [
    // Several blocks may arrive at once: the limits hold for all of them together. A change that shrinks is always
    // allowed.
    'blocks <= :most AND characters <= :room',
    parent ? 'parent = :parent' : 'attribute_not_exists(parent)',
    ...(photo ? [photo.condition.ConditionExpression] : []),
  ];
  return [
    {
      update: {
        ...change,
        ConditionExpression: conditions.join(' AND '),
        ExpressionAttributeNames: {
          ...change.ExpressionAttributeNames,
          ...photo?.condition.ExpressionAttributeNames,
        },
        ExpressionAttributeValues: {
          ...change.ExpressionAttributeValues,
          ':most': BLOCK_LIMIT - Math.max(blocks, 0),
          ':room': CHARACTER_LIMIT - Math.max(characters, 0),
          ...(parent && { ':parent': parent }),
          ...photo?.condition.ExpressionAttributeValues,
        },
      },
      otherwise: changed,
    },
    ...countAbove(parent, words, photo),
  ];
}

/** The same in what the rich text belongs to, where it shows. */
function countAbove(
  parent: RichtextRef['parent'],
  words: number,
  photo: FirstPhotoChange | undefined,
): Action[] {
  const isOther = photo !== undefined && photo.before?.name !== photo.now?.name;
  if (!parent || (words === 0 && !isOther)) return [];
  const change = update(parent, {
    ...(words !== 0 && { add: { words } }),
    ...(isOther && { set: { photo: photo.now ? pictureOf(photo.now) : undefined } }),
  });
  return [{ update: { ...change, ConditionExpression: 'attribute_exists(pk)' }, otherwise: changed }];
}

function changed(): StaleReadError {
  return new StaleReadError('richtext.changed', 'This was changed meanwhile. Please try again.');
}
