import * as z from 'zod/mini';
import type { CourseCard } from '#contract/courses.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { placeOf } from '#web/parts/lessons/learning.ts';
import { put, take, tried } from '#web/parts/sync/queue/outbox.ts';
import type { NewThing, Thing } from '#web/parts/sync/queue/thing.ts';
import { newStep } from '#web/parts/sync/queue/thing.ts';
import { standsAt } from '../wished-enrolment.ts';
import { messages } from './feedback-messages.ts';

/** What a learner says of a course while they say it. */
const Draft = z.object({ stars: z.optional(z.int()), text: z.string() });
export type FeedbackDraft = z.infer<typeof Draft>;

/** By the course's id. */
export const feedbackDrafts = deviceDrafts(Draft, (courseId) => `feedbackDraft/${courseId}`);

/** Drops it, or with `sent` only what still says the same as that. */
export function dropDraft(memberId: string, courseId: string, sent?: Thing['steps'][number]['input']): void {
  const draft = sent && feedbackDrafts.read(memberId, courseId);
  if (draft && (draft.stars !== sent['stars'] || textOf(draft) !== (sent['text'] ?? ''))) return;
  feedbackDrafts.drop(memberId, courseId);
}

const textOf = ({ text }: FeedbackDraft) => text.trim();

/** In the outbox: one for each course, whose place a later one takes. */
export const feedbackId = (courseId: string) => `feedback/${courseId}`;
export const courseOf = ({ id }: Thing) => id.slice(feedbackId('').length);

/** That it is taken back, in place of what is still to be sent. */
export const takenBackThing = (course: Pick<CourseCard, 'id' | 'title'>, title: string): NewThing => ({
  ...{ id: feedbackId(course.id), kind: 'feedback', title, place: placeOf(course), stands: standsAt(course) },
  steps: [newStep('courses.takeFeedbackBack', { id: course.id })],
});

/** Hands a thing over, in place of an earlier one that is still here; throws why it was refused. */
export async function handOver(thing: NewThing): Promise<Thing | undefined> {
  await take(thing.id);
  await put(thing);
  const sent = await tried(thing.id);
  if (sent?.state !== 'refused') return sent;
  await take(thing.id);
  throw new Error(sent.problem?.message);
}

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
