import type { ChatCard } from '#contract/chats.ts';
import { chats } from '#contract/chats.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { usePages } from '#web/parts/threads/use-pages.ts';
import { listOf } from './api.ts';

/** The member's chats, the latest first, a page of them and those before once they are asked for. */
export function useChats() {
  const { data, error, isValidating, mutate } = useApi(chats.listChats, listOf);
  const { all, ...pages } = usePages(chats.listChats, listOf, data);
  return {
    all: data && all,
    ...pages,
    ...{ error, isBusy: isValidating },
    look: () => mutate(),
  };
}

/** The chat that an address names: by its id, or the id or the name of the other member. */
export const findChat = (all: readonly ChatCard[] | undefined, of: string): ChatCard | undefined =>
  all?.find(({ id, other }) =>
    [id, other.id, other.name].some((one) => one?.toLowerCase() === of.toLowerCase()),
  );
