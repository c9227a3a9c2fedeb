import { uncountView } from '#functions/courses/views.ts';
import { takeOut } from '#functions/enrolls/enrolment.ts';
import { removeEvent } from '#functions/events/event-repository.ts';
import { removeUpload } from '#functions/uploads/upload-repository.ts';
import { removeLearner } from '#functions/worker/remove-learner.ts';
import { removeSome } from '#functions/worker/remove-parts.ts';
import { findFeedback, removeFeedback } from '#kinds/course/feedback.ts';
import { circleOf } from '#kinds/declared/all.ts';
import { community } from '#kinds/declared/community.ts';
import { course } from '#kinds/declared/course.ts';
import { type EnrolmentItem, findEnrolment } from '#kinds/enrolment.ts';
import { EventItem as Event, type EventItem, eventKey } from '#kinds/event.ts';
import { courseOfLesson, lessonOf } from '#kinds/lessons/lesson-id.ts';
import { exportKey } from '#kinds/member/export-item.ts';
import type { Made } from '#kinds/member/made.ts';
import { findListed, unlistAttempt } from '#kinds/test/listed-attempts.ts';
import type { Upload } from '#platform/files/upload-item.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import {
  type Action,
  explain,
  NothingWritten,
  retryOnStaleRead,
  writeTogether,
} from '#platform/table/transaction.ts';
import { edited, removeAsRead } from '#platform/table/version.ts';
import { ifThere } from './remove.ts';

/** Reads and writes again until the write is not outdated. */
const change = (read: () => Promise<readonly Action[]>): Promise<void> =>
  retryOnStaleRead(async () => {
    await writeTogether(await read()).catch((error: unknown) => {
      throw error instanceof NothingWritten ? explain(error) : error;
    });
  });

/**
 * Ends a member's follows and enrolments, and removes their views and ratings; what is gone meanwhile, the worker
 * clears.
 */
export async function leaveEverything(userId: string, made: Made): Promise<void> {
  for (const { noun, id } of made.follows) await unfollow(userId, noun, id);
  for (const id of made.rated) await takeBack(userId, id);
  for (const { courseId, key } of made.viewed) {
    await inCourse(courseId, async () => ((await findItem(key)) ? uncountView(courseId, userId, key) : []));
  }
  for (const { id, row } of made.attempts) await takeAttemptOut(userId, id, row);
  for (const id of made.taken) await stopLearning(userId, id);
}

async function unfollow(userId: string, noun: Made['follows'][number]['noun'], id: string): Promise<void> {
  const circle = circleOf(noun);
  await ifThere(() =>
    change(async () => {
      const item = await circle.getById(id);
      const follow = await circle.findFollow(userId, id);
      return follow ? circle.unfollow(userId, item, follow) : [];
    }),
  );
}

const takeBack = (userId: string, courseId: string) =>
  inCourse(courseId, async () => {
    const said = await findFeedback(courseId, userId);
    return said ? removeFeedback(courseId, userId, said) : [];
  });

const takeAttemptOut = (userId: string, id: string, row: string) =>
  inCourse(courseOfLesson(lessonOf(id)), async () => {
    const listed = await findListed(id);
    return listed?.userId === userId && listed.row === row ? unlistAttempt(id, listed) : [];
  });

/**
 * First the enrolment ends, then their progress is removed, and the enrolment's record last. A member who was let in
 * again meanwhile is taken out again.
 */
async function stopLearning(userId: string, courseId: string): Promise<void> {
  const left = async () => {
    const item = await findItem(keys.enrolment(courseId, userId));
    if (!item) return false;
    const isCourseThere = await inCourse(courseId, async () => {
      const enrolment = await findEnrolment(courseId, userId);
      return enrolment ? endOrRemove(enrolment) : [];
    });
    return isCourseThere || removeLearner(item, removeSome);
  };
  while (await left());
}

/** Writes that end an enrolment, or remove one that has ended. */
async function endOrRemove(enrolment: EnrolmentItem): Promise<Action[]> {
  const { courseId, userId } = enrolment;
  const out = takeOut(enrolment);
  if (out.length > 0) return out;
  while (await removeSome({ part: 'partition', pk: partitions.progress(courseId, userId) }));
  return [removeAsRead(keys.enrolment(courseId, userId), enrolment, 'course.changed')];
}

/** Changes records of a course, unless the course is gone. */
const inCourse = (id: string, read: () => Promise<readonly Action[]>) =>
  ifThere(() =>
    change(async () => {
      await course.get({ id });
      return read();
    }),
  );

/** Removes the member's own events; those of circles are removed with the circles. */
export async function removeEvents(events: readonly EventItem[]): Promise<void> {
  for (const event of events) {
    await change(async () => {
      const stored = await findItem(eventKey(event));
      return stored ? removeEvent(Event.parse(stored)) : [];
    });
  }
}

/** Removes uploads that were never used, with the parts that have arrived. */
export async function removeUploads(userId: string, uploads: readonly Upload[]): Promise<void> {
  for (const upload of uploads) await ifThere(() => change(async () => removeUpload(userId, upload)));
}

/** Removes the archives that they asked for; one under way ends when the member's record is gone. */
export async function removeExports(userId: string, ids: readonly string[]): Promise<void> {
  const parts = ids.map((id) => ({ part: 'export' as const, key: exportKey(userId, id) }));
  if (parts.length > 0) await writeTogether([enqueueJob({ kind: 'gone', parts })]);
}

/** Removes rich texts that are attached to nothing, with their blocks. */
export async function removeRichtexts(ids: readonly string[]): Promise<void> {
  for (const id of ids) await writeTogether([enqueueJob({ kind: 'richtext-unused', richtextId: id })]);
}

/** Leaves a community without an owner. */
export const makeNobodys = (id: string): Promise<void> =>
  change(async () => {
    const item = await community.get({ id });
    return community.change(item, edited(item, { creator: undefined }));
  });
