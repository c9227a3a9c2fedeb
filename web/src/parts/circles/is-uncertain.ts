import type { ApiError } from '#web/lib/api/api-error.ts';

/** Whether a failed call may have taken effect all the same: then its next try carries the same key. */
export const isUncertain = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;
