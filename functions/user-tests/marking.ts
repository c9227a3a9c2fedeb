import type { LessonItem } from '#kinds/declared/lesson.ts';
import { learnedTest, unlearnedTest } from '#kinds/learned.ts';
import type { AttemptItem } from '#kinds/test/attempt-item.ts';
import { type Listed, listedKey } from '#kinds/test/listed-attempts.ts';
import { StaleReadError } from '#platform/errors.ts';
import { type Key, keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { type Changes, update } from '#platform/table/update.ts';
import { changeAsRead, removeAsRead } from '#platform/table/version.ts';
import type { TriesItem } from './attempt.ts';
import { listOfLesson } from './listed.ts';
import { type RemarksItem, remarksKey } from './remarks.ts';

/** An attempt as it was read, and as it is with the teacher's remarks. */
export interface Marked {
  readonly lesson: Pick<LessonItem, 'id' | 'number' | 'courseId'>;
  readonly listed: Listed;
  readonly before: AttemptItem;
  readonly after: AttemptItem;
  readonly said: RemarksItem | undefined;
  readonly says: RemarksItem;
  /** Read before the attempt. */
  readonly tries: TriesItem | undefined;
}

const changed = () => new StaleReadError('user-test.changed');

/** The writes that keep a teacher's remarks on an attempt, and the result with them. */
export async function mark(marked: Marked): Promise<Action[]> {
  const { lesson, listed, after, said, says } = marked;
  const { id, marks, total_marks, is_passed, remarkedAt } = after;
  const { userId } = listed;
  const set = { marks, total_marks, is_passed, remarkedAt };
  return [
    keepRemarks(remarksKey(userId, id), said, says),
    changeThere(keys.attempt(lesson.courseId, userId, id), { set }),
    changeThere(listedKey(id, listed), { set }),
    ...(await notePassed(marked)),
  ];
}

/** Without old and new remarks, a check that there are still none: the marks are computed from them. */
function keepRemarks(key: Key, said: RemarksItem | undefined, says: RemarksItem): Action {
  const isEmpty = Object.keys(says.remarks).length === 0;
  if (isEmpty && said) return removeAsRead(key, said, 'user-test.changed');
  return changeAsRead(key, said, isEmpty ? {} : says, 'user-test.changed');
}

/**
 * A member who passes by it may complete the lesson. One who does not any more may not, unless another attempt is
 * passed; lessons that they have completed stay so. An attempt that they finish at the same time makes `tries` stale.
 */
async function notePassed({ lesson, listed, before, after, tries }: Marked): Promise<Action[]> {
  if (before.is_passed === after.is_passed) return [];
  const { id, number, courseId } = lesson;
  const { userId } = listed;
  const now = new Date().toISOString();
  const others = after.is_passed ? [] : await listOfLesson(userId, id);
  const isStill = others.some((other) => other.id !== after.id && other.is_passed);
  const passed = { passed: new Set([number]) };
  const enrolment = keys.enrolment(courseId, userId);
  const version = { version: (tries?.version ?? -1) + 1 };
  return [
    changeAsRead(keys.tries(courseId, userId, id), tries, version, 'user-test.changed'),
    ...(isStill ? [] : [changeThere(enrolment, after.is_passed ? { add: passed } : { take: passed })]),
    ...(isStill ? [] : [after.is_passed ? learnedTest(userId, id, now) : unlearnedTest(userId, id)]),
  ];
}

const changeThere = (key: Key, changes: Changes): Action => ({
  update: { ...update(key, changes), ConditionExpression: 'attribute_exists(pk)' },
  otherwise: changed,
});
