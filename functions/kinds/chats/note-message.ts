import type { PersonName } from '#kinds/names.ts';
import { StaleReadError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { indexedBy } from './inbox.ts';
import type { InboxItem } from './inbox-item.ts';

/** What a message says in both rows, and in each what the other one is called. */
export interface Written extends Required<Pick<InboxItem, 'at' | 'last'>> {
  readonly called: PersonName;
  /** That its writer accepts with it. */
  readonly requested?: false;
}

/** In bytes: a name of any alphabet leaves a row below a kilobyte. */
const LONGEST_NAME = 120;

/** The beginning of a text, in so many bytes, without a part of a character. */
export const beginning = (text: string, bytes: number): string =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, bytes), { stream: true });

/** What a row says of the other one. */
export const calledIn = ({ name, attachments }: PersonName) => ({
  name: beginning(name, LONGEST_NAME),
  avatar: attachments,
});

/** The same as attributes of a row. */
export const written = ({ called, ...now }: Written): Partial<InboxItem> => ({ ...now, ...calledIn(called) });

/**
 * The write that says in a member's row, as it was read, that somebody wrote. It is refused where the row has become
 * another one, or says a newer message, but not because others wrote meanwhile: of many at once none waits for a
 * version. Of a message that is older than what the row says already, it says nothing.
 */
export function noteMessage(userId: string, before: InboxItem, now: Written): Action {
  const isNewest = before.last === undefined || before.last.id < now.last.id;
  const after = { ...before, ...written(now) };
  const set = isNewest ? { ...written(now), memberId: indexedBy(userId, after) } : {};
  const asRead = { other: before.other, muted: before.muted, requested: before.requested };
  const change = update(keys.inbox(userId, before.chatId), { set, add: { version: 1 } });
  const values = Object.entries(asRead).filter(([, value]) => value !== undefined);
  return {
    update: {
      ...change,
      ConditionExpression: [
        'attribute_exists(pk)',
        ...Object.entries(asRead).map(([name, value]) => isStill(name, value)),
        ...(isNewest ? ['(attribute_not_exists(#last) OR #last.#id < :id)'] : []),
      ].join(' AND '),
      ExpressionAttributeNames: {
        ...change.ExpressionAttributeNames,
        ...Object.fromEntries(Object.keys(asRead).map((name) => [`#${name}`, name])),
        ...(isNewest && { '#last': 'last', '#id': 'id' }),
      },
      ExpressionAttributeValues: {
        ...change.ExpressionAttributeValues,
        ...Object.fromEntries(values.map(([name, value]) => [`:was_${name}`, value])),
        ...(isNewest && { ':id': now.last.id }),
      },
    },
    otherwise: () => new StaleReadError('chat.changed'),
  };
}

const isStill = (name: string, value: unknown): string =>
  value === undefined ? `attribute_not_exists(#${name})` : `#${name} = :was_${name}`;
