import { useState } from 'react';
import { chats, type Message } from '#contract/chats/chats.ts';
import { useWork } from '#web/components/buttons/use-work.ts';
import { call } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { chatOf, PAGE_SIZE } from './api.ts';

/**
 * The newest messages of a chat, and earlier ones once they are asked for. What was shown stays while newer ones come.
 */
export function useLog(id: string) {
  const reply = useApi(chats.getChat, chatOf(id));
  const { data: page } = reply;
  const [known, setKnown] = useState<readonly Message[]>([]);
  const { state, work } = useWork();
  const all = page ? joined(page.data, known) : known;
  if (all.length !== known.length || all.some((one, index) => one !== known[index])) setKnown(all);

  const loadEarlier = () =>
    work(async () => {
      const pageNumber = Math.floor(all.length / PAGE_SIZE) + 1;
      const { data } = await call(chats.getChat, { ...chatOf(id), pageNumber });
      setKnown((before) => [...before, ...without(data, before)]);
    });
  return {
    page,
    /** Oldest first. */
    shown: all.toReversed(),
    left: Math.max(0, (page?.totalItems ?? 0) - all.length),
    loadEarlier,
    state,
    reply,
    look: () => reply.mutate(),
  };
}

/** The newest page before what was known; where more came between them than a page holds, the page alone. */
function joined(newest: readonly Message[], known: readonly Message[]): readonly Message[] {
  const isNext = newest.some((one) => known.some(({ id }) => id === one.id));
  return isNext ? [...newest, ...without(known, newest)] : newest;
}

function without(messages: readonly Message[], others: readonly Message[]): Message[] {
  const ids = new Set(others.map(({ id }) => id));
  return messages.filter(({ id }) => !ids.has(id));
}
