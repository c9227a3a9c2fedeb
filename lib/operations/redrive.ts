import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { JOBS, KEPT_UNDER } from '#lib/worker-limits.ts';
import { writeAlone } from '#platform/table/alone.ts';
import type { Key } from '#platform/table/keys.ts';
import { TableName } from '#platform/table/table.ts';
import { update } from '#platform/table/update.ts';

export interface KeptAt {
  readonly s3: S3Client;
  readonly bucket: string;
}

/** A batch of the table's stream that Lambda gave up after the worker failed with it. */
export interface KeptBatch {
  /** The object's key. */
  readonly name: string;
  /** When it was given up, ISO 8601. */
  readonly at: string;
  readonly jobs: readonly Key[];
}

const Text = z.object({ S: z.string() });
const Event = z.object({
  Records: z.array(z.object({ dynamodb: z.object({ Keys: z.object({ pk: Text, sk: Text }) }) })),
});
// AWS documents the payload as the whole event, either as a text or as an object; both are accepted.
const Kept = z.object({
  timestamp: z.string(),
  payload: z.union([
    z.pipe(
      z.string(),
      z.transform((text) => Event.parse(JSON.parse(text))),
    ),
    Event,
  ]),
});

/** The kept batches, the oldest of each shard first. Throws for an object that Lambda did not put there. */
export async function* keptBatches({ s3, bucket }: KeptAt): AsyncGenerator<KeptBatch> {
  let token: string | undefined;
  do {
    const page: ListObjectsV2CommandOutput = await s3.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: KEPT_UNDER, ContinuationToken: token }),
    );
    for (const { Key: name = '' } of page.Contents ?? []) {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
      yield readKept(name, (await Body?.transformToString()) ?? '');
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

function readKept(name: string, text: string): KeptBatch {
  try {
    const { timestamp: at, payload } = Kept.parse(JSON.parse(text));
    const keys = payload.Records.map(({ dynamodb: { Keys } }) => ({ pk: Keys.pk.S, sk: Keys.sk.S }));
    // A job that changed several times appears as often; it is redriven once.
    const jobs = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
    return { name, at, jobs: jobs.filter(({ pk }) => pk.startsWith(JOBS)) };
  } catch (cause) {
    throw new Error(`${name} is no batch that Lambda kept`, { cause });
  }
}

export interface Redriven {
  /** Jobs handed to the worker again. */
  readonly begun: number;
  /** Jobs that the clock's retry has done meanwhile. */
  readonly done: number;
}

/**
 * Hands the jobs of a kept batch to the worker again, then deletes the batch. A job's item is the work itself, so
 * changing it is enough: the table's stream reports it. May be interrupted and repeated; each step of a job may run
 * twice.
 */
export async function redrive(batch: KeptBatch, { s3, bucket }: KeptAt): Promise<Redriven> {
  let begun = 0;
  for (const key of batch.jobs) begun += (await touch(key)) ? 1 : 0;
  await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: batch.name }));
  return { begun, done: batch.jobs.length - begun };
}

/** Changes a job, so that the stream reports it, with no failures counted; returns false for a job that is done. */
async function touch(key: Key): Promise<boolean> {
  try {
    // A write that changes nothing would not appear in the stream.
    const changes = update(key, { set: { tries: 0 }, add: { redriven: 1 } });
    await writeAlone(
      new UpdateCommand({ TableName, ...changes, ConditionExpression: 'attribute_exists(pk)' }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
