import { useEffect, useState } from 'react';
import type { News } from '#contract/news.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { Conflict } from './conflicts.ts';
import type { Draft } from './draft.ts';

interface Met {
  readonly draft: Draft;
  readonly conflicts: readonly Conflict[];
}

/** A kept draft, brought together with the news as it is now; undefined until it is. */
export function useMetNews(kept: Draft | undefined, news: News | undefined): Met | undefined {
  const [met, setMet] = useState<Met & { news: News }>();

  useEffect(() => {
    if (!kept || !news) return;
    let isGone = false;
    const set = (next: Met) => isGone || setMet({ ...next, news });
    loadChunk(() => import('./meet-news.ts')).then(
      ({ meetNews }) => set(meetNews(kept, news)),
      // As without a connection: what it is saved against is looked at by the save.
      () => set({ draft: kept, conflicts: [] }),
    );
    return () => {
      isGone = true;
    };
  }, [kept, news]);

  return met && met.news === news ? met : undefined;
}
