import { useState } from 'react';
import { type SurveyAnswers, surveys } from '#contract/surveys.ts';
import { call } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';

interface Asked {
  readonly id: string;
  readonly questionId?: string;
}

/** Answers page by page, each below those before it; a page may hold fewer than its size. */
export function useAnswers(asked: Asked) {
  const { data, error, isValidating, mutate } = useApi(surveys.listAnswers, { ...asked, pageNumber: 1 });
  const [later, setLater] = useState<readonly SurveyAnswers[]>([]);
  const [page, setPage] = useState(1);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const loadMore = async () => {
    setState('loading');
    try {
      const next = await call(surveys.listAnswers, { ...asked, pageNumber: page + 1 });
      setLater((before) => [...before, ...next.data]);
      setPage(page + 1);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return {
    /** Undefined until the first page is there. */
    all: data && [...data.data, ...later],
    hasMore: data !== undefined && page < data.totalPages,
    ...{ error, state, loadMore },
    isBusy: isValidating,
    retry: () => void mutate(),
  };
}

export type ShownAnswers = ReturnType<typeof useAnswers>;
