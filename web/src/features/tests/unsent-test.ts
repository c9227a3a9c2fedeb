/** Under which the outbox knows a finished attempt that is to be sent. */
export const KIND = 'user-test';

/** One for each attempt. */
export const unsentId = (attemptId: string) => `${KIND}/${attemptId}`;

/** Where its mark stands: at the lesson's test, which has the lesson's id. */
export const standsAt = (testId: string) => `test/${testId}`;
