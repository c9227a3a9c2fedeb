/**
 * What all AWS clients have in common: none waits for ever, `call` milliseconds at most for one answer. What fails
 * by itself (no answer, throttled, a 5xx) the SDK tries three times in all. What we try again (`deadline.ts`) fails
 * otherwise, so that the two never multiply.
 */
export const clientSettings = (call: number) => ({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 2000, requestTimeout: call, throwOnRequestTimeout: true },
});
