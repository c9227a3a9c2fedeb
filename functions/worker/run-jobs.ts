import { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { type Clock, goThrough } from './go-through.ts';
import { runTogether } from './run-together.ts';

const logger = new Logger();

/** What the table's stream brings; without records the clock calls, to go through what is left. */
export interface WorkerEvent {
  readonly Records?: readonly Pick<DynamoDBRecord, 'dynamodb'>[];
}

/**
 * Does jobs, each for one turn, all that come together side by side: none waits for the end of another. Where the
 * table cannot be reached, the stream is to bring all of them again: those that are done are found to be gone.
 */
export async function handler({ Records }: WorkerEvent, clock: Clock): Promise<DynamoDBBatchResponse> {
  if (!Records) {
    await goThrough(clock);
    return { batchItemFailures: [] };
  }
  const changes = Records.map(({ dynamodb }) => dynamodb);
  // A job that changed several times is brought as often, and read once.
  const keys = changes.map((change) => ({
    pk: String(change?.Keys?.['pk']?.S),
    sk: String(change?.Keys?.['sk']?.S),
  }));
  try {
    await runTogether(keys);
    return { batchItemFailures: [] };
  } catch (error) {
    logger.error('the worker broke off', { jobs: keys.map(({ sk }) => sk), error: error as Error });
    return { batchItemFailures: changes.map((change) => ({ itemIdentifier: change?.SequenceNumber ?? '' })) };
  }
}
