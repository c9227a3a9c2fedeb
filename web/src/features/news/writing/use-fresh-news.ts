import { useEffect, useState } from 'react';
import { type News, news } from '#contract/news.ts';
import { type ApiError, call } from '#web/lib/api/api.ts';

/** A news as it is at this moment, never as it was kept; it stays as it came while one works with it. */
export function useFreshNews(communityId: string | undefined, id: string) {
  const [attempt, setAttempt] = useState(1);
  const [reply, setReply] = useState<{ attempt: number; data?: News; error?: ApiError }>();

  useEffect(() => {
    if (communityId === undefined) return;
    const controller = new AbortController();
    call(news.getNews, { communityId, id }, { signal: controller.signal })
      .then((data) => setReply({ attempt, data }))
      .catch((error: ApiError) => controller.signal.aborted || setReply({ attempt, error }));
    return () => controller.abort();
  }, [communityId, id, attempt]);

  const isLoading = reply?.attempt !== attempt;
  return {
    data: isLoading ? undefined : reply.data,
    /** Of the last try, also while a further one is under way. */
    error: reply?.error,
    isLoading,
    reload: () => setAttempt(attempt + 1),
  };
}
