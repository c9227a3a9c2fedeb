import type { Choice } from '#contract/user-tests.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';

/** Under which the outbox knows a finished attempt that is to be sent. */
export const KIND = 'user-test';

/** One for each attempt. */
export const unsentId = (attemptId: string) => `${KIND}/${attemptId}`;
export const attemptOf = ({ id }: Pick<Thing, 'id'>) => id.slice(unsentId('').length);

/** Where its mark stands: at the lesson's test, which has the lesson's id. */
export const standsAt = (testId: string) => `test/${testId}`;
export const testOf = ({ stands = '' }: Pick<Thing, 'stands'>) => stands.slice(standsAt('').length);

/** What was answered in it. */
export const sentIn = ({ steps }: Pick<Thing, 'steps'>) => steps[0]?.input['choices'] as Choice[] | undefined;
