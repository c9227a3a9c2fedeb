import type { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Route } from '#contract/route.ts';
import { AppError, tokenFailed } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import { TableName, table } from '#platform/table/table.ts';
import { update } from '#platform/table/update.ts';

/** What one member may do on a day (UTC): more than hands can, less than costs the operator dear. */
const MADE = 1000;
const WRITTEN = 10_000;
const DAY = 24 * 60 * 60; // seconds

/**
 * Counts a request that may write, before it does: one item for each member and day, and one write unit. It is apart
 * from the request's transaction, or all that a member sends at once would wait for each other there.
 * Throws `today.full` for who has written, or made, as much as a day has room for, and `token.failed` for who was disabled
 * meanwhile (`lib/operations/moderation/account.ts`): their tokens live on for minutes.
 */
export async function countToday(route: Route, memberId: string, now = new Date()): Promise<void> {
  if (route.table !== 'write') return;
  const counts = { written: 1, ...(makes(route) && { made: 1 }) };
  const { ExpressionAttributeValues, ...change } = update(
    keys.today(memberId, now.toISOString().slice(0, 10)),
    { set: { expiresAt: Math.floor(now.getTime() / 1000) + 2 * DAY }, add: counts },
  );
  const names = Object.keys(counts) as (keyof ReturnType<typeof most>)[];
  const room = names.map((name) => `(attribute_not_exists(#${name}) OR #${name} < :most_${name})`);
  const limits = Object.fromEntries(names.map((name) => [`:most_${name}`, most()[name]]));
  try {
    await table.send(
      new UpdateCommand({
        TableName,
        ...change,
        ConditionExpression: ['attribute_not_exists(disabled)', ...room].join(' AND '),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ...limits },
      }),
    );
  } catch (cause) {
    const { name, Item } = cause as ConditionalCheckFailedException;
    if (name !== 'ConditionalCheckFailedException') throw cause;
    throw Item?.['disabled'] ? tokenFailed(cause) : full(cause);
  }
}

/** Where a row may meet what is there already, it makes one for each member and thing, however often it is asked. */
const makes = ({ status, isCreation }: Route) => status === 201 && !isCreation;

/** Tests that do in a minute what a member does in a month set others. */
const most = () => ({
  written: Number(process.env['WRITTEN_A_DAY'] ?? WRITTEN),
  made: Number(process.env['MADE_A_DAY'] ?? MADE),
});

const full = (cause: unknown) =>
  new AppError('tooMany', 'today.full', 'That is more than a day has room for. Please go on tomorrow.', {
    cause,
  });
