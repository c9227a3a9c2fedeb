import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { logger } from '#platform/log.ts';
import type { Key } from '#platform/table/keys.ts';
import { type Clock, goThrough } from './go-through.ts';
import { runTogether, type Unheard } from './run-together.ts';

/** Records of the table's stream; without them the clock calls, to go through what is left. */
export interface WorkerEvent {
  readonly Records?: readonly Pick<DynamoDBRecord, 'dynamodb'>[];
}

/**
 * Gives each job one turn, all that come together side by side: none waits for the end of another. Reports only the
 * jobs that could not be read or ended, so that the stream brings them again. A job that is gone was done before.
 */
export async function handler({ Records }: WorkerEvent, clock: Clock): Promise<DynamoDBBatchResponse> {
  if (!Records) {
    await goThrough(clock);
    return { batchItemFailures: [] };
  }
  // A job that changed several times comes as often, and is read once.
  const changes = Records.map(({ dynamodb }) => ({
    key: { pk: String(dynamodb?.Keys?.['pk']?.S), sk: String(dynamodb?.Keys?.['sk']?.S) },
    number: dynamodb?.SequenceNumber ?? '',
  }));
  const again = await hear(changes.map(({ key }) => key));
  const failed = new Set(again.map(({ key }) => `${key.pk} ${key.sk}`));
  return {
    batchItemFailures: changes
      .filter(({ key }) => failed.has(`${key.pk} ${key.sk}`))
      .map(({ number }) => ({ itemIdentifier: number })),
  };
}

async function hear(keys: Key[]): Promise<Unheard[]> {
  const again = await runTogether(keys).catch((reason) => keys.map((key) => ({ key, reason })));
  if (again.length > 0) {
    const error = again[0]?.reason as Error;
    logger.error('the worker could not read its jobs', { jobs: again.map(({ key }) => key.sk), error });
  }
  return again;
}
