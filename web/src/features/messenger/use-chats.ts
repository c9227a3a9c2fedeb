import { useState } from 'react';
import type { ChatCard } from '#contract/chats/chats.ts';
import { chats } from '#contract/chats/chats.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useOfOutbox } from '#web/parts/sync/queue/use-outbox.ts';
import { usePages } from '#web/parts/threads/use-pages.ts';
import { listOf } from './api.ts';
import { useIsDeleted } from './chat-toggles.ts';
import { MESSAGE, messageDrafts, subjectOf } from './message-entry.ts';

/** The member's chats, the latest first, a page of them and those before once they are asked for. */
export function useChats() {
  const reply = useApi(chats.listChats, listOf);
  const { data } = reply;
  const { all, ...pages } = usePages(chats.listChats, listOf, data);
  const isDeleted = useIsDeleted();
  return {
    all: data && all.filter(({ id }) => !isDeleted(id)),
    ...pages,
    reply,
    look: () => reply.mutate(),
  };
}

/** Those in which somebody has written, also what has not been sent yet, and the one that is open. */
export function useBegun(all: readonly ChatCard[] | undefined, current?: string) {
  const memberId = useSession().user?.id ?? '';
  const unsent = useOfOutbox(({ entries = [] }) =>
    entries
      .flatMap(({ kind, state, subject }) => (kind === MESSAGE && state !== 'sent' ? subject : []))
      .join(' '),
  );
  return all?.filter(
    ({ id, last }) =>
      last ||
      id === current ||
      unsent.split(' ').includes(subjectOf(id)) ||
      messageDrafts.read(memberId, id)?.text,
  );
}

/**
 * Requests that came while the list is looked at: they stand above the chats, and would push these down. Shown once
 * they are asked for. Older ones, which an earlier page brings, are shown at once, as is one that is opened.
 */
export function useLateRequests(all: readonly ChatCard[] | undefined, current?: string) {
  const [seen, see] = useState<{ ids: readonly string[]; until: string }>();
  const asking = all?.filter(({ isRequest }) => isRequest) ?? [];
  const isShown = (one: ChatCard) =>
    !seen || seen.ids.includes(one.id) || one.id === current || timeOf(one) <= seen.until;
  const late = asking.filter((one) => !isShown(one));
  const showLate = () => see({ ids: idsOf(asking), until: all?.map(timeOf).toSorted().at(-1) ?? '' });
  const hasChats = all?.length !== asking.length;
  const shown = idsOf(asking.filter(isShown));
  if (all && (!seen || (late.length > 0 && !hasChats))) showLate();
  // They stay where one of them writes again.
  else if (seen && shown.some((id) => !seen.ids.includes(id))) see({ ...seen, ids: shown });
  return { late, showLate };
}

const timeOf = ({ last }: ChatCard) => last?.at ?? '';
const idsOf = (some: readonly ChatCard[]) => some.map(({ id }) => id);

/** The chat that an address names: by its id, or the id or the name of the other member. */
export const findChat = (all: readonly ChatCard[] | undefined, of: string): ChatCard | undefined =>
  all?.find(({ id, other }) =>
    [id, other.id, other.name].some((one) => one?.toLowerCase() === of.toLowerCase()),
  );
