import * as z from 'zod/mini';
import type { CourseCard } from '#contract/courses.ts';
import { dropDeviceDraft, keepDeviceDraft, readDeviceDraft } from '#web/lib/device/device-draft.ts';
import { placeOf } from '#web/parts/lessons/learning.ts';
import type { NewThing, Thing } from '#web/parts/outbox/thing.ts';
import { newStep } from '#web/parts/outbox/thing.ts';
import { standsAt } from '../wished-enrolment.ts';
import { messages } from './feedback-messages.ts';

/** What a learner says of a course while they say it. */
const Draft = z.object({ stars: z.optional(z.int()), text: z.string() });
export type FeedbackDraft = z.infer<typeof Draft>;

const nameOf = (courseId: string) => `feedbackDraft/${courseId}`;

export const readDraft = (memberId: string, courseId: string): FeedbackDraft | undefined =>
  readDeviceDraft(Draft, nameOf(courseId), memberId);
export const keepDraft = (memberId: string, courseId: string, draft: FeedbackDraft) =>
  keepDeviceDraft(nameOf(courseId), memberId, draft);

/** Drops it, or with `sent` only what still says the same as that. */
export function dropDraft(memberId: string, courseId: string, sent?: Thing['steps'][number]['input']): void {
  const draft = sent && readDraft(memberId, courseId);
  if (draft && (draft.stars !== sent['stars'] || textOf(draft) !== (sent['text'] ?? ''))) return;
  dropDeviceDraft(nameOf(courseId), memberId);
}

const textOf = ({ text }: FeedbackDraft) => text.trim();

/** In the outbox: one for each course, whose place a later one takes. */
export const feedbackId = (courseId: string) => `feedback/${courseId}`;
export const courseOf = ({ id }: Thing) => id.slice(feedbackId('').length);

/** The thing to be sent. */
export function feedbackThing(
  course: Pick<CourseCard, 'id' | 'title'>,
  draft: FeedbackDraft & { readonly stars: number },
): NewThing {
  const text = textOf(draft);
  return {
    id: feedbackId(course.id),
    kind: 'feedback',
    title: messages.of(course.title),
    place: placeOf(course),
    stands: standsAt(course),
    steps: [
      newStep('courses.giveFeedback', { id: course.id, stars: draft.stars, ...(text !== '' && { text }) }),
    ],
  };
}
