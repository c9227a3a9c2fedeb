import * as z from 'zod/mini';
import type { Reply } from '#contract/replies.ts';
import { newKey } from '#web/lib/api/request.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { fileOf, keepFile } from '#web/parts/sync/queue/kept-files.ts';
import { type NewEntry, newStep, type OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
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
    ...{ on: piece.on, id: piece.id, text: text.trim() },
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

/** What of these entries is to happen to a piece's replies. */
export interface Unsent {
  /** Replies that have not arrived, oldest first. */
  readonly added: readonly {
    readonly entry: OutboxEntry;
    readonly text: string;
    readonly pictures: number;
  }[];
  /** Texts that have not arrived, by the reply's id. */
  readonly changed: ReadonlyMap<string, string>;
  readonly removed: ReadonlySet<string>;
}

export function unsentIn(entries: readonly OutboxEntry[]): Unsent {
  const added: Unsent['added'][number][] = [];
  const changed = new Map<string, string>();
  const removed = new Set<string>();
  for (const entry of entries) {
    const [step] = entry.steps;
    const { id, text = '' } = (step?.input ?? {}) as { id?: string; text?: string };
    if (step?.route === 'replies.addReply')
      added.push({ entry, text, pictures: Object.keys(step.files ?? {}).length });
    else if (step?.route === 'replies.deleteReply') removed.add(String(id));
    else changed.set(String(id), text);
  }
  return { added, changed, removed };
}
