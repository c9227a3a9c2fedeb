import { Logger } from '@aws-lambda-powertools/logger';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#platform/table/keys.ts';
import { findItem, TableName, table } from '#platform/table/table.ts';
import { type Changes, update } from '#platform/table/update.ts';
import { takeStep } from './steps.ts';

const logger = new Logger();

const A_TURN = 1000; // ms: so long others wait that came to the worker after it
const FEW = 5; // tries, one right after the other

/**
 * Does a job for one turn. What is left goes on in the next: the job's item keeps the place and, by changing, comes
 * to the worker again, behind everything that came meanwhile. One that fails does so too, and after a few times waits
 * for the clock. Each step may run twice. Throws when the table cannot be reached.
 */
export async function runJob(key: Key, isByClock = false): Promise<void> {
  const item = await findItem(key);
  if (!item) return; // done already: the stream may bring a job twice
  const tries = Number(item['tries'] ?? 0);
  const end = performance.now() + A_TURN;
  let place = item['place'] as string | undefined;
  try {
    do {
      place = await takeStep(item, place);
    } while (place !== undefined && performance.now() < end);
  } catch (error) {
    logger.error('a job failed', { job: key.sk, tries, error: error as Error });
    // A change brings it again. After a few tries only the clock makes one.
    if (isByClock || tries < FEW) await keep(key, { set: placeOf(place), add: { tries: 1 } });
    return;
  }
  if (place === undefined) await table.send(new DeleteCommand({ TableName, Key: key }));
  else await keep(key, { set: { place, tries: 0 }, add: { turns: 1 } });
}

const placeOf = (place: string | undefined) => (place === undefined ? {} : { place });

/** Writes down how far a job has come. One that a second run has finished meanwhile stays gone. */
async function keep(key: Key, changes: Changes): Promise<void> {
  try {
    await table.send(
      new UpdateCommand({
        TableName,
        ...update(key, changes),
        ConditionExpression: 'attribute_exists(pk)',
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
