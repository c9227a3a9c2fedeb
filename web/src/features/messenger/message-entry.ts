import * as z from 'zod/mini';
import { newKey } from '#web/lib/api/request.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { fileOf, keepFile } from '#web/parts/sync/queue/kept-files.ts';
import { type NewEntry, newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { chatMessages } from './chat-messages.ts';

const Draft = z.object({ text: z.string() });

/** What is typed in each chat, by its id. */
export const messageDrafts = deviceDrafts(Draft, (chat) => `messageDraft/${chat}`);

/** The kind of the outbox's entries. */
export const MESSAGE = 'message';

export const addressOf = (chat: string): string => `/messenger/${chat}`;
export const subjectOf = (chat: string): string => `chat/${chat}`;

/** By which the outbox's entries about a chat are told apart; no message is changed or deleted. */
export const routes = { add: 'chats.addMessage', remove: 'chats.updateChat' } as const;

/** The entry that sends a message, with its picture, which the device keeps until it has arrived. */
export async function messageEntry(
  chat: { readonly id: string; readonly name: string },
  text: string,
  picture: File | undefined,
  memberId: string,
): Promise<NewEntry> {
  const input = { id: chat.id, text: text.trim() };
  const entry = {
    id: newKey(),
    kind: MESSAGE,
    title: chatMessages.of(chat.name, input.text),
    queueKey: addressOf(chat.id),
    subject: subjectOf(chat.id),
  };
  if (!picture) return { ...entry, steps: [newStep('chats.addMessage', input)] };
  const name = `message/${entry.id}`;
  await keepFile(memberId, name, picture);
  const files = { img: fileOf(name, picture) };
  return { ...entry, steps: [newStep('chats.addMessage', input, { files })] };
}
