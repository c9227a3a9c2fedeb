import type { UsefulOn } from '#contract/replies/useful.ts';
import { type Act, change, ifThere } from '#functions/worker/change.ts';
import { findResponded } from '#functions/worker/count/count-responses.ts';
import { removeLearner } from '#functions/worker/remove/remove-learner.ts';
import { removeSome } from '#functions/worker/remove/remove-parts.ts';
import { findFeedback, removeFeedback } from '#kinds/course/feedback.ts';
import { takeOut } from '#kinds/course/take-out.ts';
import { uncountView } from '#kinds/course/views.ts';
import { circleOf } from '#kinds/declared/all.ts';
import { course } from '#kinds/declared/course.ts';
import { type EnrolmentItem, findEnrolment } from '#kinds/enrolment.ts';
import { courseOfLesson, lessonOf } from '#kinds/lessons/lesson-id.ts';
import type { Made } from '#kinds/member/made.ts';
import { setUseful } from '#kinds/replies/useful.ts';
import { findListed, unlistAttempt } from '#kinds/test/listed-attempts.ts';
import { StaleReadError } from '#platform/errors.ts';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead, removeAsRead } from '#platform/table/version.ts';

/**
 * Ends a member's follows and enrolments, and removes their views, ratings and marks, one each; what is gone meanwhile, the
 * worker clears.
 */
export const leaveEverything = (userId: string, made: Made): Act[] => [
  ...made.follows.map(
    ({ noun, id }) =>
      () =>
        unfollow(userId, noun, id),
  ),
  ...made.rated.map((id) => () => takeBack(userId, id)),
  ...made.viewed.map(
    ({ courseId, key }) =>
      () =>
        unview(userId, courseId, key),
  ),
  ...made.attempts.map(
    ({ id, row }) =>
      () =>
        takeAttemptOut(userId, id, row),
  ),
  ...made.answered.map((key) => () => takeNameFrom(key, userId)),
  ...made.useful.map((key) => () => takeMarkBack(key, userId)),
  ...made.taken.map((id) => () => stopLearning(userId, id)),
];

const unfollow = (userId: string, noun: Made['follows'][number]['noun'], id: string) => {
  const circle = circleOf(noun);
  return ifThere(() =>
    change(async () => {
      const item = await circle.getById(id);
      const follow = await circle.findFollow(userId, id);
      return follow ? circle.unfollow(userId, item, follow) : [];
    }),
  );
};

const takeBack = (userId: string, courseId: string) =>
  inCourse(courseId, async () => {
    const said = await findFeedback(courseId, userId);
    return said ? removeFeedback(courseId, userId, said) : [];
  });

const unview = (userId: string, courseId: string, key: Key) =>
  inCourse(courseId, async () => ((await findItem(key)) ? uncountView(courseId, userId, key) : []));

const takeAttemptOut = (userId: string, id: string, row: string) =>
  inCourse(courseOfLesson(lessonOf(id)), async () => {
    const listed = await findListed(id);
    return listed?.userId === userId && listed.row === row ? unlistAttempt(id, listed) : [];
  });

/** What they answered with their name stays among the answers, without it. */
const takeNameFrom = (key: Key, userId: string) =>
  change(async () => {
    const item = await findItem(key);
    if (item?.['memberId'] !== userId) return [];
    const set = { userId: undefined, memberId: undefined };
    return [changeAsRead(key, { version: 0 }, set, 'survey.changed')];
  });

/** What is gone has no count any more, and must not get one again. */
const takeMarkBack = (key: Key, userId: string) =>
  change(async () => {
    const [on = '', id = ''] = key.sk.split('#');
    const [mark, marked] = [await findItem(key), await findResponded({ on, id })];
    if (!mark || !marked) return [{ remove: { Key: key } }];
    const { kind, item } = marked;
    return [
      ...setUseful(on as UsefulOn, id, userId, false),
      {
        check: { Key: kind.key(item), ConditionExpression: 'attribute_exists(pk)' },
        otherwise: () => new StaleReadError('useful.changed'),
      },
    ];
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
