import { Logger } from '@aws-lambda-powertools/logger';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { type Key, keys } from '#platform/keys.ts';
import { findItem, TableName, table } from '#platform/table.ts';
import { update } from '#platform/update.ts';
import { take } from '#platform/walk.ts';
import { removeRichtext } from './remove-richtext.ts';
import { takeStep } from './steps.ts';

const logger = new Logger();

/** What the table's stream brings; without records the clock calls, to go through what is left. */
export interface WorkerEvent {
  readonly Records?: readonly Pick<DynamoDBRecord, 'dynamodb'>[];
}

type Clock = Pick<Context, 'getRemainingTimeInMillis'>;

/**
 * Does jobs in small steps. What a run has no time for goes on in the next: the job's item keeps the place and, by
 * changing, calls the worker again. A job that fails goes to the end of the stream, and after a few times waits for
 * the clock, so that it keeps no other waiting. Each step may run twice.
 */
export async function handler(event: WorkerEvent, clock: Clock): Promise<DynamoDBBatchResponse> {
  if (!event.Records) {
    await goThrough(clock);
    return { batchItemFailures: [] };
  }
  for (const { dynamodb } of event.Records) {
    const { pk, sk } = { pk: String(dynamodb?.Keys?.['pk']?.S), sk: String(dynamodb?.Keys?.['sk']?.S) };
    try {
      if (!hasTime(clock)) throw new Error('no time is left in this run');
      const richtextId = expiredRichtext(pk, sk);
      await (richtextId === undefined ? run(keys.job(sk), clock) : removeRichtext(richtextId));
    } catch (error) {
      logger.error('the worker broke off', { job: sk, error: error as Error });
      // From here on the stream brings everything again.
      return { batchItemFailures: [{ itemIdentifier: dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}

/** The id of a rich text that nothing took as its content in time: DynamoDB removed it, and its blocks are left. */
function expiredRichtext(pk: string, sk: string): string | undefined {
  const { pk: beginning, sk: kind } = keys.richtext('');
  return sk === kind && pk.startsWith(beginning) ? pk.slice(beginning.length) : undefined;
}

const A_STEP = 30_000; // ms that the longest may take where the table is far away
const hasTime = (clock: Clock) => clock.getRemainingTimeInMillis() > A_STEP;

const FEW = 5;
const HOURS = 20; // tries: the clock calls four times an hour
const MOST_LEFT = 200;

/** Tries every job that is left, the oldest first. Throws at the end when one of them has failed for hours. */
async function goThrough(clock: Clock): Promise<void> {
  const { pk } = keys.job('');
  const left = await take({ pk, from: ' ', to: '~' }, { limit: MOST_LEFT, forward: true, consistent: true });
  for (const { sk } of left) if (hasTime(clock)) await run(keys.job(String(sk)), clock, true);
  const hopeless = left.filter(({ tries = 0 }) => Number(tries) >= HOURS);
  if (hopeless.length > 0) throw new Error(`jobs fail for hours: ${hopeless.map(({ sk }) => sk).join(', ')}`);
}

async function run(key: Key, clock: Clock, isByClock = false): Promise<void> {
  const item = await findItem(key);
  if (!item) return; // done already: the stream may bring a job twice
  const tries = Number(item['tries'] ?? 0);
  let place = item['place'] as string | undefined;
  try {
    do {
      place = await takeStep(item, place);
    } while (place !== undefined && hasTime(clock));
  } catch (error) {
    logger.error('a job failed', { job: key.sk, tries, error: error as Error });
    // A change brings it again. After a few tries only the clock makes one.
    if (isByClock || tries < FEW) await keep(key, { place, tries: 1 });
    return;
  }
  if (place === undefined) await table.send(new DeleteCommand({ TableName, Key: key }));
  else await keep(key, { place, runs: 1 });
}

/** Writes down how far a job has come. One that a second run has finished meanwhile stays gone. */
async function keep(
  key: Key,
  { place, ...counts }: { place: string | undefined; tries?: number; runs?: number },
): Promise<void> {
  const change = update(key, { set: place === undefined ? {} : { place }, add: counts });
  try {
    await table.send(
      new UpdateCommand({ TableName, ...change, ConditionExpression: 'attribute_exists(pk)' }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
