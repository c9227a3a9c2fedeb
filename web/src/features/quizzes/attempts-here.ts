import * as z from 'zod/mini';
import { OneUserTest } from '#contract/quizzes/user-tests.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import type { Step } from '#web/parts/sync/queue/outbox-entry.ts';

/** The request that begins it: sent with its answers, and always the same, so that it begins one. */
const BeginStep = z.custom<Step>((step) => typeof step === 'object' && step !== null && 'key' in step);

/**
 * An attempt that was begun on this device without a connection: its questions are here, and the API has no id for it.
 */
const AttemptHere = z.object({ attempt: OneUserTest, begin: BeginStep });

/** The key of what is kept of an attempt. */
export const answersId = (testId: string, attemptId: string) => `${testId}/${attemptId}`;

export const attemptsHere = deviceDrafts(AttemptHere, (id) => `test-begun/${id}`);

export const HERE = 'here-';

/** Whether an attempt has an id of this device. */
export const isHere = (id: string): boolean => id.startsWith(HERE);

/** The step that begins an attempt of this device; undefined for one that the API has begun. */
export const beginningOf = (memberId: string, { testId, id }: Pick<OneUserTest, 'testId' | 'id'>) =>
  isHere(id) ? attemptsHere.read(memberId, answersId(testId, id))?.begin : undefined;

/** Keeps what became of its beginning: the API may have begun it, and is not to begin another. */
export function noteBeginning(
  memberId: string,
  attempt: Pick<OneUserTest, 'testId' | 'id'>,
  begin: Step,
): void {
  const of = answersId(attempt.testId, attempt.id);
  const kept = attemptsHere.read(memberId, of);
  const id = idInReply(begin);
  // The questions in the reply are kept already.
  const reply = id === undefined ? undefined : { data: { id } };
  if (kept) attemptsHere.keep(memberId, of, { ...kept, begin: { ...begin, reply } });
}

/** The id in the reply to a beginning. */
export const idInReply = (begin: Step | undefined): string | undefined =>
  (begin?.reply as { data?: { id?: string } } | undefined)?.data?.id;

/** The id that the API knows an attempt by; its own where the API does not yet. */
export const apiIdOf = (memberId: string, testId: string, id: string): string =>
  idInReply(beginningOf(memberId, { testId, id })) ?? id;
