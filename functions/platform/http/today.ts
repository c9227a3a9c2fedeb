import type { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type UploadFolder, uploadKinds } from '#contract/fields/upload-kinds.ts';
import type { Route } from '#contract/route.ts';
import { AppError, tokenFailed } from '#platform/errors.ts';
import { writeAlone } from '#platform/table/alone.ts';
import type { Key } from '#platform/table/keys.ts';
import { TableName } from '#platform/table/table.ts';
import { update } from '#platform/table/update.ts';
import { noteAdmission, todayOf } from './admission.ts';

/** A member's quota for a day (UTC): more than hands can do, and less than would cost the operator dear. */
const CREATIONS_A_DAY = 1000;
const WRITES_A_DAY = 10_000;
const BYTES_A_DAY = 2_000_000_000;
/** Communities, groups and enterprises, which stand in everybody's lists. */
const CIRCLES_A_DAY = 100;
/** Each waits for a person to decide. */
const REPORTS_A_DAY = 100;
const ANSWERS_A_DAY = 100;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Counts a request that may write, before it writes: one item for each member and day, and one write unit. It is not
 * part of the request's transaction: there, all requests that a member sends at once would wait for each other. The
 * bytes of files are counted too, in a form or past the API. Throws `today.full` when the day's writes, or things made,
 * are used up, `upload.too-many` past 2 GB, and `token.failed` when the member was disabled meanwhile
 * (`lib/operations/moderation/account.ts`), because tokens live on for minutes.
 * @returns how to take the bytes back, where the request fails or its twin was first: a retry counts them once.
 */
export async function countToday(
  route: Route,
  memberId: string,
  bytes = 0,
  now = new Date(),
): Promise<() => Promise<void>> {
  if (route.table !== 'write') return async () => {};
  const { countsAs } = route;
  const counts = {
    ...(countsAs !== 'answers' && { written: 1, ...(makes(route) && { made: 1 }) }),
    ...(countsAs && { [countsAs]: 1 }),
    ...(bytes > 0 && { bytes }),
  };
  return addToday(memberId, counts, now);
}

/** Counts more of a request that was counted. Throws and returns what `countToday` does. */
export async function addToday(
  memberId: string,
  counts: Partial<ReturnType<typeof most>>,
  now = new Date(),
): Promise<() => Promise<void>> {
  if (Object.keys(counts).length === 0) return async () => {};
  const { bytes = 0 } = counts;
  const key = todayOf(memberId, now);
  const { ExpressionAttributeValues, ...change } = update(key, {
    set: { expiresAt: Math.floor(now.getTime() / 1000) + 2 * DAY_SECONDS },
    add: counts,
  });
  const added = Object.entries(counts) as [keyof ReturnType<typeof most>, number][];
  const room = added.map(([name]) => `(attribute_not_exists(#${name}) OR #${name} <= :room_${name})`);
  const limits = Object.fromEntries(added.map(([name, count]) => [`:room_${name}`, most()[name] - count]));
  try {
    await writeAlone(
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
    if (Item?.['disabled']) {
      noteAdmission(memberId, false);
      throw tokenFailed(cause);
    }
    throw Number(Item?.['bytes']?.N ?? 0) + bytes > most().bytes ? tooLarge(cause) : full(cause);
  }
  noteAdmission(memberId, true);
  return bytes > 0 ? takingBack(key, bytes) : async () => {};
}

/** Takes bytes back, once however often it is called. Where that fails, they stay counted until midnight. */
function takingBack(key: Key, bytes: number): () => Promise<void> {
  let done: Promise<void> | undefined;
  const less = { TableName, ...update(key, { add: { bytes: -bytes } }) };
  return () => (done ??= writeAlone(new UpdateCommand(less)).catch(() => undefined));
}

/** Bytes of the files that a request brings, or asks to bring past the API: none of what is too large at all. */
export function bytesOf({ uploads }: Route, input: object): number {
  const sizes = Object.entries(input).map(([name, value]) => {
    if (uploads === 'put' && name === 'size') return Number(value) > largestOf(input) ? 0 : Number(value);
    return value?.content instanceof Uint8Array
      ? value.content.length + (value.small?.content.length ?? 0)
      : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The endpoint refuses what is larger, whatever the day has room for. */
const largestOf = (input: object) => uploadKinds[(input as { kind: UploadFolder }).kind].largest;

/**
 * A row that may meet an existing item makes one at most, however often it is asked. One that makes something of every
 * other member (`countsAsMade`) could be asked for each of them.
 */
const makes = ({ status, isCreation, countsAsMade }: Route) =>
  status === 201 && (!isCreation || countsAsMade === true);

/** Tests that do in a minute what a member does in a month set other limits. */
const most = () => ({
  written: Number(process.env['WRITTEN_A_DAY'] ?? WRITES_A_DAY),
  made: Number(process.env['MADE_A_DAY'] ?? CREATIONS_A_DAY),
  bytes: Number(process.env['BYTES_A_DAY'] ?? BYTES_A_DAY),
  circles: Number(process.env['CIRCLES_A_DAY'] ?? CIRCLES_A_DAY),
  reports: Number(process.env['REPORTS_A_DAY'] ?? REPORTS_A_DAY),
  answers: ANSWERS_A_DAY,
});

const full = (cause: unknown) =>
  new AppError('tooMany', 'today.full', 'That is more than a day has room for. Please go on tomorrow.', {
    cause,
  });

const tooLarge = (cause: unknown) =>
  new AppError('tooMany', 'upload.too-many', 'That is over 2 GB today. Please go on tomorrow.', { cause });
