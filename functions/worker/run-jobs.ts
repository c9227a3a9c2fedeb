import { Logger } from '@aws-lambda-powertools/logger';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { Job } from '#platform/jobs.ts';
import { type Key, keys } from '#platform/keys.ts';
import { findItem, TableName, table } from '#platform/table.ts';
import { removeCommunity } from './remove-community.ts';
import { removeFiles } from './remove-files.ts';
import { removeRichtext } from './remove-richtext.ts';
import { renameCommunity } from './rename-community.ts';
import { renameMember } from './rename-member.ts';
import { renameNews } from './rename-news.ts';

const logger = new Logger();

/**
 * Hears of jobs through the table's stream and does them in small steps. What a run has no time for goes on in
 * the next: the job's item keeps the place and, by changing, calls the worker again. Each step may run twice.
 */
export async function handler(event: Pick<DynamoDBStreamEvent, 'Records'>): Promise<DynamoDBBatchResponse> {
  for (const { dynamodb } of event.Records) {
    try {
      const { pk, sk } = dynamodb?.Keys ?? {};
      const richtextId = expiredRichtext(String(pk?.S), String(sk?.S));
      await (richtextId === undefined ? run(keys.job(String(sk?.S))) : removeRichtext(richtextId));
    } catch (error) {
      // From here on the stream brings everything again: the order of a member's changes stays.
      logger.error('a job broke off', { job: dynamodb?.Keys?.['sk']?.S, error: error as Error });
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

const STEPS = 40; // a step takes up to a second where the table is far away; the function has a minute

async function run(key: Key): Promise<void> {
  const item = await findItem(key);
  if (!item) return; // done already: the stream may bring a job twice
  const job = Job.parse(item);
  let place = item['place'] as string | undefined;
  for (let step = 0; step < STEPS; step += 1) {
    place = await takeStep(job, place);
    if (place === undefined) {
      await table.send(new DeleteCommand({ TableName, Key: key }));
      return;
    }
  }
  await keepPlace(key, place);
}

/** One step from a place; answers the next place, or undefined at the end. */
function takeStep(job: Job, place: string | undefined): Promise<string | undefined> {
  switch (job.kind) {
    case 'community-deleted':
      return removeCommunity(job, place);
    case 'community-renamed':
      return renameCommunity(job, place);
    case 'news-renamed':
      return renameNews(job);
    case 'richtext-gone':
      return removeRichtext(job.richtextId);
    case 'files-gone':
      return removeFiles(job);
    case 'member-renamed':
      return renameMember(job, place);
  }
}

async function keepPlace(key: Key, place: string | undefined): Promise<void> {
  try {
    await table.send(
      new UpdateCommand({
        TableName,
        Key: key,
        // Counted too: an item that does not change does not call the worker.
        UpdateExpression: 'SET place = :place ADD runs :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':place': place, ':one': 1 },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error; // a second run was faster
  }
}
