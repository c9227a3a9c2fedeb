import { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { type Clock, goThrough } from './go-through.ts';
import { runJob } from './run-job.ts';

const logger = new Logger();

type Record = Pick<DynamoDBRecord, 'dynamodb'>;

/** What the table's stream brings; without records the clock calls, to go through what is left. */
export interface WorkerEvent {
  readonly Records?: readonly Record[];
}

/** Does jobs, each for one turn, all that come together side by side: none waits for the end of another. */
export async function handler(event: WorkerEvent, clock: Clock): Promise<DynamoDBBatchResponse> {
  if (!event.Records) {
    await goThrough(clock);
    return { batchItemFailures: [] };
  }
  // A job that changed several times is brought as often.
  const jobs = Map.groupBy(event.Records, ({ dynamodb }) => JSON.stringify(dynamodb?.Keys));
  const failures = await Promise.all([...jobs.values()].map(runRecords));
  return { batchItemFailures: failures.flat() };
}

/** Does the job that records speak of; answers the records that the stream is to bring again. */
async function runRecords(records: Record[]): Promise<DynamoDBBatchResponse['batchItemFailures']> {
  const { pk, sk } = records[0]?.dynamodb?.Keys ?? {};
  try {
    await runJob({ pk: String(pk?.S), sk: String(sk?.S) });
    return [];
  } catch (error) {
    logger.error('the worker broke off', { job: sk?.S, error: error as Error });
    return records.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' }));
  }
}
