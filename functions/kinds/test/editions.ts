import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { questionTypes } from '#contract/quizzes/quizzes.ts';
import { StaleReadError } from '#platform/errors.ts';
import { KEPT_SECONDS } from '#platform/http/once.ts';
import { writeAlone } from '#platform/table/alone.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem, type StoredItem, TableName } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { take } from '#platform/table/walk.ts';
import type { TestItem } from './test.ts';

/*
 * The questions of a test are stored in editions. Each change writes the next one, and none is written again. An
 * attempt is finished with the questions that it was begun with, so an edition that somebody has begun is kept. Any
 * other expires after the change, as late as what was begun without a connection may arrive.
 */

const StoredQuestion = z.object({
  id: z.string(),
  type: z.enum(questionTypes),
  question: z.string(),
  options: z.optional(z.array(z.string())),
  answer: z.optional(z.string()),
  /** The block of the lesson that explains it. It may be deleted. */
  block: z.optional(z.string()),
});
export type StoredQuestion = z.infer<typeof StoredQuestion>;

/** How many questions are marked by the server: those of multiple choice. */
export const marksIn = (questions: readonly StoredQuestion[]): number =>
  questions.filter(({ type }) => type === 'mcq').length;

const Chunk = z.object({
  questions: z.array(StoredQuestion),
  /** How many questions all chunks of the edition have. */
  of: z.int(),
});

const MAX_CHUNK_BYTES = 300_000; // bytes as JSON, which is longer than what is stored: an item holds 400 kB

/** Undefined where it is missing or incomplete: it has been replaced, or its lesson deleted. */
export async function findQuestions(
  testId: string,
  edition: number,
): Promise<readonly StoredQuestion[] | undefined> {
  return wholeOf(await readChunks(testId, edition));
}

function readChunks(testId: string, edition: number): Promise<StoredItem[]> {
  const { pk, sk } = keys.testQuestions(testId, edition, 0);
  return take({ pk, from: sk, to: `E#${edition}#~` }, { forward: true, consistent: true });
}

function wholeOf(items: readonly StoredItem[]): readonly StoredQuestion[] | undefined {
  const chunks = items.map((item) => Chunk.parse(item));
  const questions = chunks.flatMap((chunk) => chunk.questions);
  return chunks[0]?.of === questions.length ? questions : undefined;
}

/** The questions of a test, as the test was read. Throws `StaleReadError` where it has others by now. */
export async function readQuestions({ id, edition, chunks }: TestItem): Promise<readonly StoredQuestion[]> {
  const questions = chunks === 0 ? [] : await findQuestions(id, edition);
  if (!questions) throw new StaleReadError('test.changed');
  return questions;
}

/** The questions in as many items as they need. */
export function chunksOf(questions: readonly StoredQuestion[]): StoredQuestion[][] {
  const chunks: StoredQuestion[][] = [];
  let room = 0;
  for (const question of questions) {
    const size = Buffer.byteLength(JSON.stringify(question));
    if (size > room) {
      chunks.push([]);
      room = MAX_CHUNK_BYTES;
    }
    chunks.at(-1)?.push(question);
    room -= size;
  }
  return chunks;
}

/** The writes that add an edition. */
export function putEdition(testId: string, edition: number, chunks: StoredQuestion[][]): Action[] {
  const about = { of: chunks.flat().length, askedFrom: new Date().toISOString() };
  return chunks.map((questions, index) => ({
    put: {
      Item: { ...keys.testQuestions(testId, edition, index), questions, ...about },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }));
}

/** The writes with which a test's present edition expires, once another is asked; none where somebody has begun it. */
export function expireEdition({ id, edition, chunks, takenAt }: TestItem, now = Date.now()): Action[] {
  if (takenAt !== undefined) return [];
  const expiresAt = Math.floor(now / 1000) + KEPT_SECONDS;
  return Array.from({ length: chunks }, (_, index) => ({
    update: {
      ...update(keys.testQuestions(id, edition, index), { set: { expiresAt } }),
      ConditionExpression: 'attribute_exists(pk)',
    },
    otherwise: () => new StaleReadError('test.changed'),
  }));
}

/**
 * Keeps an edition that is asked no more, and would expire. @returns its questions; undefined where it was replaced too
 * long ago, or never was: one that somebody has begun is kept to be finished, and begun no more.
 */
export async function keepOldEdition(
  { id, edition: now }: TestItem,
  edition: number,
): Promise<readonly StoredQuestion[] | undefined> {
  const [items, next] = await Promise.all([
    readChunks(id, edition),
    findItem(keys.testQuestions(id, edition + 1, 0)),
  ]);
  const questions = wholeOf(items);
  if (!questions) return undefined;
  const isKept = items.some(({ expiresAt }) => expiresAt === undefined);
  const replacedAt = next ? Date.parse(String(next['askedFrom'])) : edition + 1 === now ? undefined : 0;
  if (isKept && replacedAt !== undefined && replacedAt < Date.now() - KEPT_SECONDS * 1000) return undefined;
  for (const { pk, sk, expiresAt } of items) {
    if (expiresAt === undefined) continue;
    const change = update({ pk: String(pk), sk: String(sk) }, { set: { expiresAt: undefined } });
    try {
      await writeAlone(
        new UpdateCommand({ TableName, ...change, ConditionExpression: 'attribute_exists(pk)' }),
      );
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  }
  return questions;
}

/**
 * Keeps a test's present edition from now on. It is a write before the attempt's own, so that those who begin at once
 * do not hinder each other, and only the first of them write it. Throws `StaleReadError` where there is another
 * edition.
 */
export async function keepEdition({ id, edition, takenAt }: TestItem): Promise<void> {
  if (takenAt !== undefined) return;
  const change = update(keys.test(id), { fill: { takenAt: new Date().toISOString() } });
  try {
    await writeAlone(
      new UpdateCommand({
        TableName,
        ...change,
        ConditionExpression: 'edition = :edition',
        ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ':edition': edition },
      }),
    );
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw new StaleReadError('test.changed');
    throw error;
  }
}
