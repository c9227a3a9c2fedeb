import * as z from 'zod/mini';
import type { Post } from '#contract/communities/posts.ts';
import { newKey } from '#web/lib/api/request.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { fileOf, keepFile } from '#web/parts/sync/queue/kept-files.ts';
import { type NewEntry, newStep, type Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { messages } from './messages.ts';
import { type Place, subjectOf } from './place.ts';

/** A post while it is written. */
const Draft = z.object({ text: z.string(), isQuestion: z.boolean() });
export type PostDraft = z.infer<typeof Draft>;

/** By where it is posted: one in each place. */
export const postDrafts = deviceDrafts(Draft, (subject) => `postDraft/${subject}`);

/** The kind of the outbox's entries. */
export const POST = 'post';

const entryOf = (place: Place, id: string, title: string, step: Step): NewEntry => ({
  id,
  kind: POST,
  title,
  queueKey: place.to,
  subject: subjectOf(place),
  steps: [step],
});

/** The entry that sends it, with its pictures, which the device keeps until they have arrived. */
export async function newPostEntry(
  place: Place,
  { text, isQuestion }: PostDraft,
  pictures: readonly File[],
  memberId: string,
): Promise<NewEntry> {
  const id = newKey();
  const files: Record<string, ReturnType<typeof fileOf>> = {};
  for (const [index, picture] of pictures.entries()) {
    const name = `post/${id}/${index + 1}`;
    await keepFile(memberId, name, picture);
    files[`img${index + 1}`] = fileOf(name, picture);
  }
  const input = {
    in: place.in,
    id: place.id,
    text: text.trim(),
    kind: isQuestion ? ('question' as const) : ('post' as const),
  };
  return entryOf(place, id, messages.of(place.title), newStep('posts.addPost', input, { files }));
}

export const changedEntry = (place: Place, { id, version }: Post, text: string): NewEntry =>
  entryOf(
    place,
    newKey(),
    messages.changeOf(place.title),
    newStep('posts.updatePost', { id, version, text: text.trim() }),
  );

export const removalEntry = (place: Place, { id }: Post): NewEntry =>
  entryOf(place, newKey(), messages.removalOf(place.title), newStep('posts.deletePost', { id }));

/** By which the outbox's entries about a list are told apart. */
export const routes = { add: 'posts.addPost', remove: 'posts.deletePost' } as const;
