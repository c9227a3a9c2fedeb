/**
 * Settings of all AWS clients. No client waits for ever: it waits `call` milliseconds at most for one answer. The SDK
 * tries three times when there is no answer, a throttle or a 5xx. Our own retries (`deadline.ts`) are for other
 * failures, so that the two never multiply.
 */
export const clientSettings = (call: number) => ({
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: 2000,
    requestTimeout: call,
    throwOnRequestTimeout: true,
    // Only stand-ins speak plain HTTP, and one process is all functions there: with the SDK's 50 connections the calls
    // of a storm would wait for a free one, and be taken for calls that cannot connect.
    httpAgent: { keepAlive: true, maxSockets: 1000 },
  },
});
