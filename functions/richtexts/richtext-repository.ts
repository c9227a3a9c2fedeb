import { BLOCK_LIMIT, CHARACTER_LIMIT } from '#contract/blocks.ts';
import { filesOfBlock, type RichtextItem } from '#kinds/richtext.ts';
import { AppError, Outrun } from '#platform/errors.ts';
import { KEPT_SECONDS } from '#platform/http/once.ts';
import { filesGone, leaveFor } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead, removeAsRead } from '#platform/table/version.ts';
import { type BlockKind, StoredBlock, type Weight } from './block.ts';

/** Milliseconds. As long as its key is known: whoever waits for signal between two steps of a save finds it. */
const UNUSED = KEPT_SECONDS * 1000;

/** The writes that add a rich text, and have it go with its blocks when nothing takes it as its content by then. */
export function insertRichtext(richtext: RichtextItem, now: number): Action[] {
  const { id } = richtext;
  return [
    {
      put: {
        Item: { ...keys.richtext(id), ...richtext },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    leaveFor(now + UNUSED, { kind: 'richtext-unused', richtextId: id }),
  ];
}

type Place = Pick<RichtextItem, 'id' | 'parent'>;

/** The writes that add a block, and count it in its rich text and in what that belongs to. */
export function insertBlock(
  richtext: Place,
  block: { id: string; kind: BlockKind },
  { characters, words }: Weight,
): Action[] {
  return [
    {
      put: {
        Item: { ...keys.block(block.id), ...block, parent: keys.richtext(richtext.id), characters, words },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...count(richtext, { blocks: 1, characters, words }),
  ];
}

/** The writes that change a block from what it was read as; undefined takes an attribute away. Files that go are the worker's. */
export function changeBlock(
  richtext: Place,
  block: StoredBlock & StoredItem,
  set: Record<string, unknown>,
  weight: Weight,
): Action[] {
  return [
    changeAsRead(keys.block(block.id), block, { ...set, ...weight }, 'richtext.changed'),
    ...count(richtext, {
      blocks: 0,
      characters: weight.characters - block.characters,
      words: weight.words - block.words,
    }),
    ...filesGone(filesOfBlock(block), filesOfBlock({ ...block, ...set })),
  ];
}

/** The writes that remove a block; its files are the worker's. */
export function removeBlock(richtext: Place, block: StoredBlock & StoredItem): Action[] {
  return [
    removeAsRead(keys.block(block.id), block, 'richtext.changed'),
    ...count(richtext, { blocks: -1, characters: -block.characters, words: -block.words }),
    ...filesGone(filesOfBlock(block)),
  ];
}

/** Throws `block.missing` when there is no such block of this kind. */
export async function getBlock(id: string, kind: BlockKind): Promise<StoredBlock & StoredItem> {
  const item = await findItem(keys.block(id));
  if (item?.['kind'] !== kind) {
    throw new AppError('missing', 'block.missing', 'This block is not there any more.');
  }
  return { ...item, ...StoredBlock.parse(item) };
}

/** The writes that count a change of blocks in their rich text, within its limits, and in what that belongs to. */
function count({ id, parent }: Place, { blocks, characters, words }: Weight & { blocks: number }): Action[] {
  return [
    {
      update: {
        Key: keys.richtext(id),
        UpdateExpression:
          'SET changedAt = :now ADD blocks :blocks, characters :characters, words :words, version :one',
        // Several blocks may arrive at once: the limits hold for all of them together. What shrinks has room.
        ConditionExpression: `blocks <= :most AND characters <= :room AND ${parent ? 'parent = :parent' : 'attribute_not_exists(parent)'}`,
        ExpressionAttributeValues: {
          ':now': new Date().toISOString(),
          ':blocks': blocks,
          ':characters': characters,
          ':words': words,
          // What takes it as its content has read the words, and nothing else of the blocks.
          ':one': words === 0 ? 0 : 1,
          ':most': BLOCK_LIMIT - Math.max(blocks, 0),
          ':room': CHARACTER_LIMIT - Math.max(characters, 0),
          ...(parent && { ':parent': parent }),
        },
      },
      otherwise: changed,
    },
    ...(parent && words !== 0
      ? [
          {
            update: {
              Key: parent,
              UpdateExpression: 'ADD words :words',
              ConditionExpression: 'attribute_exists(pk)',
              ExpressionAttributeValues: { ':words': words },
            },
            otherwise: changed,
          },
        ]
      : []),
  ];
}

function changed(): Outrun {
  return new Outrun('richtext.changed', 'These blocks were changed meanwhile. Please try again.');
}
