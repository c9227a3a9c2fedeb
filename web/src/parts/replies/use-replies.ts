import { useState } from 'react';
import type { HiddenCard } from '#contract/hidden.ts';
import { type Reply, replies } from '#contract/replies.ts';
import { call } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import type { Piece } from './piece.ts';

const PAGE_SIZE = 20;

/** The newest replies to a piece, and earlier ones once they are asked for, in the order of time. */
export function useReplies({ on, id }: Pick<Piece, 'on' | 'id'>) {
  const { data, error, isValidating, mutate } = useApi(replies.listReplies, { on, id, pageSize: PAGE_SIZE });
  const [earlier, setEarlier] = useState<readonly (Reply | HiddenCard)[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const newest = data?.data ?? [];
  // Pages begin at the newest: one that came meanwhile moves others to the next page, where they come again.
  const known = new Set(newest.map((reply) => reply.id));
  const all = [...newest, ...earlier.filter((reply) => !known.has(reply.id))];

  const loadEarlier = async () => {
    setState('loading');
    try {
      const pageNumber = Math.floor(all.length / PAGE_SIZE) + 1;
      const page = await call(replies.listReplies, { on, id, pageSize: PAGE_SIZE, pageNumber });
      setEarlier((before) => {
        const there = new Set(before.map((reply) => reply.id));
        return [...before, ...page.data.filter((reply) => !there.has(reply.id))];
      });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return {
    page: data,
    /** Oldest first. */
    shown: all.toReversed(),
    left: Math.max(0, (data?.totalItems ?? 0) - all.length),
    ...{ error, isBusy: isValidating, retry: () => void mutate(), loadEarlier, state },
    /** One that is deleted leaves the earlier ones at once. */
    forget: (gone: string) => setEarlier((before) => before.filter((reply) => reply.id !== gone)),
  };
}
