import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { nextStretch } from '#functions/worker/stretch.ts';
import { inboxItem } from '#kinds/chats/inbox-item.ts';
import { calledIn } from '#kinds/chats/note-message.ts';
import { findPerson, isSameShown, type PersonName } from '#kinds/names.ts';
import { writeAlone } from '#platform/table/alone.ts';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import { TableName } from '#platform/table/table.ts';
import { update } from '#platform/table/update.ts';

const [BEGINNING, END] = [keys.inbox('', '').sk, keys.deletedChat('', '~').sk];

/** The cursor of the first step. */
export const firstInbox = BEGINNING;

/** Whether a cursor is of this. */
export const isOfInboxes = (cursor: string): boolean => cursor >= BEGINNING && cursor < END;

/**
 * Says in others' inboxes what a member is called now, and their picture: their own inbox, with what they deleted,
 * leads to each of these rows. Renames of one member run side by side, so their record is read again until nothing has
 * changed.
 */
export async function renameInInboxes(userId: string, cursor: string): Promise<string | undefined> {
  const range = { pk: partitions.inbox(userId), from: BEGINNING, to: END };
  const { items, next } = await nextStretch(range, cursor);
  const rows = items.map(inboxItem).flatMap(({ other, chatId }) => (other ? keys.inbox(other, chatId) : []));
  let said: PersonName | undefined;
  let person = await findPerson(userId);
  while (person && !isSameShown(person, said)) {
    const now = person;
    await Promise.all(rows.map((row) => say(row, userId, now)));
    said = now;
    person = await findPerson(userId);
  }
  return next;
}

/**
 * A row without a name says it once somebody writes. Whoever changes one as they read it learns of it by its version.
 */
async function say(key: Key, userId: string, person: PersonName): Promise<void> {
  const change = update(key, { set: calledIn(person), add: { version: 1 } });
  const command = new UpdateCommand({
    TableName,
    ...change,
    ConditionExpression: '#other = :member AND attribute_exists(#name)',
    ExpressionAttributeNames: { ...change.ExpressionAttributeNames, '#other': 'other' },
    ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ':member': userId },
  });
  await writeAlone(command).catch((error: unknown) => {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  });
}
