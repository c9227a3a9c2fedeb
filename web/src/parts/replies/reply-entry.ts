import * as z from 'zod/mini';
import type { Reply } from '#contract/replies/replies.ts';
import { newKey } from '#web/lib/api/request.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { fileOf, keepFile } from '#web/parts/sync/queue/kept-files.ts';
import { type NewEntry, newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { messages } from './messages.ts';
import { type Piece, subjectOf } from './piece.ts';

/** A reply while it is written: with the reply that it answers, and the name of who wrote that. */
const Draft = z.object({
  text: z.string(),
  replyTo: z.optional(z.object({ id: z.string(), name: z.string() })),
});
export type ReplyDraft = z.infer<typeof Draft>;

/** By what it replies to: one in each place. */
export const replyDrafts = deviceDrafts(Draft, (subject) => `replyDraft/${subject}`);

/** Whether there is nothing to keep. */
export const isNothing = ({ text, replyTo }: ReplyDraft): boolean => text === '' && !replyTo;

/** The kind of the outbox's entries. */
export const REPLY = 'reply';

const entryOf = (piece: Piece, title: string, step: NewEntry['steps'][number]): NewEntry => ({
  id: newKey(),
  kind: REPLY,
  title,
  queueKey: piece.to,
  subject: subjectOf(piece),
  steps: [step],
});

/** The entry that sends it, with its picture, which the device keeps until it has arrived. */
export async function newReplyEntry(
  piece: Piece,
  { text, replyTo }: ReplyDraft,
  picture: File | undefined,
  memberId: string,
): Promise<NewEntry> {
  const input = {
    on: piece.on,
    id: piece.id,
    text: text.trim(),
    ...(replyTo && { replyTo: replyTo.id }),
  };
  const entry = entryOf(piece, messages.of(piece.title), newStep('replies.addReply', input));
  if (!picture) return entry;
  const name = `reply/${entry.id}`;
  await keepFile(memberId, name, picture);
  return { ...entry, steps: [newStep('replies.addReply', input, { files: { img: fileOf(name, picture) } })] };
}

export const changedEntry = (piece: Piece, { id, version }: Reply, text: string): NewEntry =>
  entryOf(
    piece,
    messages.changeOf(piece.title),
    newStep('replies.updateReply', { id, version, text: text.trim() }),
  );

export const removalEntry = (piece: Piece, { id }: Reply): NewEntry =>
  entryOf(piece, messages.removalOf(piece.title), newStep('replies.deleteReply', { id }));

/** By which the outbox's entries about a list are told apart. */
export const routes = { add: 'replies.addReply', remove: 'replies.deleteReply' } as const;
