import * as z from 'zod/mini';
import type { CourseCard } from '#contract/courses/courses.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { coursePath } from '#web/parts/lessons/learning.ts';
import { type NewEntry, newStep, type OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { subjectOf } from '../enrolment.ts';
import { messages } from './messages.ts';

/** A learner's feedback while they write it. */
const Draft = z.object({ stars: z.optional(z.int()), text: z.string() });
export type FeedbackDraft = z.infer<typeof Draft>;

type Titled = Pick<CourseCard, 'id' | 'title'>;

/** By the course's id. */
export const feedbackDrafts = deviceDrafts(Draft, (courseId) => `feedbackDraft/${courseId}`);

/** Drops it; with `sent` only a draft that is equal to that. */
export function dropDraft(
  memberId: string,
  courseId: string,
  sent?: OutboxEntry['steps'][number]['input'],
): void {
  const draft = sent && feedbackDrafts.read(memberId, courseId);
  if (draft && (draft.stars !== sent['stars'] || draft.text.trim() !== (sent['text'] ?? ''))) return;
  feedbackDrafts.drop(memberId, courseId);
}

/** Its outbox entry: one for each course, which a later one replaces. */
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

/** The entry that sends it. */
export function feedbackEntry(course: Titled, draft: FeedbackDraft & { readonly stars: number }): NewEntry {
  const text = draft.text.trim();
  const said = { id: course.id, stars: draft.stars, ...(text !== '' && { text }) };
  return entryOf(course, messages.of(course.title), newStep('courses.giveFeedback', said));
}

/** The entry that takes it back, replacing what is still to be sent. */
export const takenBackEntry = (course: Titled): NewEntry =>
  entryOf(course, messages.taking.of(course.title), newStep('courses.takeFeedbackBack', { id: course.id }));
