import { BLOCK_LIMIT, CHARACTER_LIMIT } from '#contract/richtexts.ts';
import { AppError } from '#platform/errors.ts';
import { keys } from '#platform/keys.ts';
import type { RichtextItem } from '#platform/richtext.ts';
import type { Action } from '#platform/transaction.ts';
import type { Weight } from './block.ts';

export function insertRichtext(richtext: RichtextItem): Action {
  return {
    put: {
      Item: { ...keys.richtext(richtext.id), ...richtext },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** The writes that add a block, and count it in its rich text and in what that belongs to. */
export function insertBlock(
  richtext: RichtextItem,
  block: { id: string; kind: 'text' | 'photo' | 'video' },
  { characters, words }: Weight,
): Action[] {
  const { id, parent } = richtext;
  const changed = () =>
    new AppError('conflict', 'richtext.changed', 'These blocks were changed meanwhile. Please try again.');
  return [
    {
      put: {
        Item: { ...keys.block(block.id), ...block, parent: keys.richtext(id), characters, words },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    {
      update: {
        Key: keys.richtext(id),
        UpdateExpression: 'ADD blocks :one, characters :characters, words :words',
        // Several blocks may arrive at once: the limits hold for all of them together.
        ConditionExpression: `blocks < :blocks AND characters <= :room AND ${parent ? 'parent = :parent' : 'attribute_not_exists(parent)'}`,
        ExpressionAttributeValues: {
          ':one': 1,
          ':characters': characters,
          ':words': words,
          ':blocks': BLOCK_LIMIT,
          ':room': CHARACTER_LIMIT - characters,
          ...(parent && { ':parent': parent }),
        },
      },
      otherwise: changed,
    },
    ...(parent && words > 0
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
