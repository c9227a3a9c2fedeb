import type { ChatCard } from '#contract/chats/chats.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { putToggle, usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { chatMessages } from './chat-messages.ts';
import { addressOf, subjectOf } from './message-entry.ts';

/** The kinds of the outbox's entries. */
const ACCEPT = 'chat/accept';
const MUTE = 'chat/muted';
const DELETED = 'chat/deleted';

/** Whether a request is still open: it is not, once it is accepted here. */
export const useIsRequest = (id: string, loaded: boolean): boolean =>
  usePendingToggles(ACCEPT)(subjectOf(id)) === undefined && loaded;

/** Accepts a request: it shows at once, and goes out when there is a connection. */
export const accept = (id: string, name: string): void =>
  putToggle({
    kind: ACCEPT,
    subject: subjectOf(id),
    desired: '1',
    queueKey: addressOf(id),
    title: chatMessages.accepting(name),
    steps: [{ route: 'chats.updateChat', input: { id, accepted: true } }],
    onFailed: (why) => toastFailure(chatMessages.notAccepted(why)),
  });

/** Chats of a list with what is to be done with them and has not arrived yet. */
export function useAsWanted(all: readonly ChatCard[] | undefined): readonly ChatCard[] | undefined {
  const accepted = usePendingToggles(ACCEPT);
  const muted = usePendingToggles(MUTE);
  return all?.map((card) => {
    const wanted = muted(subjectOf(card.id));
    return {
      ...card,
      isRequest: card.isRequest && accepted(subjectOf(card.id)) === undefined,
      isMuted: wanted === undefined ? card.isMuted : wanted === '1',
    };
  });
}

/** Whether a chat is muted, or will be. */
export function useIsMuted(id: string, loaded: boolean): boolean {
  const wanted = usePendingToggles(MUTE)(subjectOf(id));
  return wanted === undefined ? loaded : wanted === '1';
}

/** Mutes a chat, or lets it be heard again: what comes in it is not counted in the bars while it is muted. */
export const mute = (id: string, name: string, muted: boolean): void =>
  putToggle({
    kind: MUTE,
    subject: subjectOf(id),
    desired: muted ? '1' : '0',
    queueKey: addressOf(id),
    title: (muted ? chatMessages.muting : chatMessages.unmuting)(name),
    steps: [{ route: 'chats.updateChat', input: { id, muted } }],
    onFailed: (why) => toastFailure(chatMessages.notMuted(why)),
  });

/** Whether a chat is to be deleted, and the API does not know it yet. */
export function useIsDeleted(): (id: string) => boolean {
  const deleted = usePendingToggles(DELETED);
  return (id) => deleted(subjectOf(id)) !== undefined;
}

/** Deletes a chat for the member, up to the last message that they have here: what came since stays. */
export const deleteChat = (id: string, name: string, to: string | undefined): void =>
  putToggle({
    kind: DELETED,
    subject: subjectOf(id),
    desired: 'gone',
    queueKey: addressOf(id),
    title: chatMessages.deleting(name),
    steps: [{ route: 'chats.deleteChat', input: { id, to } }],
    onFailed: (why) => toastFailure(chatMessages.notMuted(why)),
  });
