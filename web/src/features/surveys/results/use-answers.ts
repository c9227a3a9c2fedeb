import { useState } from 'react';
import { surveys } from '#contract/surveys/surveys.ts';
import { useWork } from '#web/components/buttons/use-work.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { type AnswersOf, PAGE_SIZE, pagesOf, type ReadAnswers, readMore } from './read-answers.ts';

/** Answers page by page, each below those before it; a page may hold fewer than its size. */
export function useAnswers(of: AnswersOf) {
  const reply = useApi(surveys.listAnswers, { ...of, pageNumber: 1, pageSize: PAGE_SIZE });
  const { data } = reply;
  /** The first pages, once there is more than one. */
  const [more, setMore] = useState<ReadAnswers & { readonly page: number }>();
  const { state, work } = useWork();
  const first = data && { rows: data.data, totalItems: data.totalItems, pages: pagesOf(data) };
  const read = more ?? first;
  const page = more?.page ?? 1;
  const loadMore = async () =>
    read && work(async () => setMore({ ...(await readMore(of, read, page + 1)), page: page + 1 }));
  return {
    /** Undefined until the first page is there. */
    all: read?.rows,
    hasMore: read !== undefined && page < read.pages,
    reply,
    state,
    loadMore,
  };
}

export type ShownAnswers = ReturnType<typeof useAnswers>;
