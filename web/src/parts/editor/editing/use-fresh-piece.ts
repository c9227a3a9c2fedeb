import { useEffect, useState } from 'react';
import type { ApiError } from '#web/lib/api/api.ts';
import type { FindPiece, FoundPiece } from '#web/parts/editor/piece-kind.ts';

/** A piece as it is at this moment, never as it was kept; it stays as it came while one works with it. */
export function useFreshPiece(find: FindPiece, place: string | undefined, id: string) {
  const [attempt, setAttempt] = useState(1);
  const [reply, setReply] = useState<{ attempt: number; data?: FoundPiece; error?: ApiError }>();

  useEffect(() => {
    if (place === undefined) return;
    const controller = new AbortController();
    find({ place, id }, controller.signal)
      .then((data) => setReply({ attempt, data }))
      .catch((error: ApiError) => controller.signal.aborted || setReply({ attempt, error }));
    return () => controller.abort();
  }, [find, place, id, attempt]);

  const isLoading = reply?.attempt !== attempt;
  return {
    data: isLoading ? undefined : reply.data,
    /** Of the last try, also while a further one is under way. */
    error: reply?.error,
    isLoading,
    reload: () => setAttempt(attempt + 1),
  };
}
