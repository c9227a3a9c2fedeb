import * as z from 'zod/mini';
import type { CourseCard } from '#contract/courses.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { coursePath } from '#web/parts/lessons/learning.ts';
import { put, take, tried } from '#web/parts/sync/queue/outbox.ts';
import { type NewEntry, newStep, type OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { whyKept } from '#web/parts/sync/queue/why-kept.ts';
import { subjectOf } from '../enrolment.ts';
import { messages } from './messages.ts';

/** What a learner says of a course while they say it. */
const Draft = z.object({ stars: z.optional(z.int()), text: z.string() });
export type FeedbackDraft = z.infer<typeof Draft>;

type Titled = Pick<CourseCard, 'id' | 'title'>;

/** By the course's id. */
export const feedbackDrafts = deviceDrafts(Draft, (courseId) => `feedbackDraft/${courseId}`);

/** Drops it, or with `sent` only what still says the same as that. */
export function dropDraft(
  memberId: string,
  courseId: string,
  sent?: OutboxEntry['steps'][number]['input'],
): void {
  const draft = sent && feedbackDrafts.read(memberId, courseId);
  if (draft && (draft.stars !== sent['stars'] || draft.text.trim() !== (sent['text'] ?? ''))) return;
  feedbackDrafts.drop(memberId, courseId);
}

/** In the outbox: one for each course, whose place a later one takes. */
const feedbackId = (courseId: string) => `feedback/${courseId}`;
export const courseOf = ({ id }: OutboxEntry) => id.slice(feedbackId('').length);

const entryOf = (course: Titled, title: string, step: NewEntry['steps'][number]): NewEntry => ({
  id: feedbackId(course.id),
  kind: 'feedback',
  title,
  queueKey: coursePath(course),
  subject: subjectOf(course),
  steps: [step],
});

/** What is said, to be sent. */
export function feedbackEntry(course: Titled, draft: FeedbackDraft & { readonly stars: number }): NewEntry {
  const text = draft.text.trim();
  const said = { id: course.id, stars: draft.stars, ...(text !== '' && { text }) };
  return entryOf(course, messages.of(course.title), newStep('courses.giveFeedback', said));
}

/** That it is taken back, in place of what is still to be sent. */
export const takenBackEntry = (course: Titled): NewEntry =>
  entryOf(course, messages.taking.of(course.title), newStep('courses.takeFeedbackBack', { id: course.id }));

/**
 * Hands a thing over, in place of an earlier one that is still here; throws why it was refused.
 * @returns why it has to wait, if it does, and whether it waits no longer than this page lives
 */
export async function handOver(entry: NewEntry, device: string) {
  await take(entry.id);
  await put(entry);
  const sent = await tried(entry.id);
  if (sent?.state === 'refused') {
    await take(entry.id);
    throw new Error(sent.problem?.message);
  }
  if (sent?.state !== 'waiting') return {};
  const isFleeting = getOutbox().fleeting.includes(entry.id);
  return { isFleeting, waits: whyKept(sent.problem?.status, device, isFleeting) };
}
