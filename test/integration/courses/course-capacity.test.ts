import { expect, test, vi } from 'vitest';
import { LONGEST_FEEDBACK } from '#contract/courses/feedback.ts';
import { keys, lists, tallies } from '#platform/table/keys.ts';
import { priceOf } from '#test/system/capacity.ts';
import { bodyOf, context, eventFrom, type Given } from '#test/system/events.ts';
import { useFilledTable } from '#test/system/filled-table.ts';
import { listOf, otherCounts } from '#test/things/many/many.ts';

const FEW = 100;
const many = 100_000;
/** Courses that a teacher has who has few, and one who has many. */
const TEACHERS = { few: 10, many: 200 };

/*
 * What is asked of a course costs with very many learners, views and feedbacks what it costs with a hundred, and what a
 * teacher asks with 200 courses what it costs with ten.
 */

const take = useFilledTable(() => coursesOf(many));

/** What each request costs, in the order in which they are made. */
async function costs(requests: readonly (readonly [file: string, status: number, given: Given])[]) {
  const all: unknown[] = [];
  for (const [file, status, given] of requests) {
    const { reply, calls } = await priceOf(take, file, given);
    expect([file, reply.statusCode, bodyOf(reply).error]).toEqual([file, status, undefined]);
    all.push([file, calls]);
  }
  return all;
}

const asLearner = (id: string) => {
  const [userId, body] = [`${id}-newcomer`, { courseId: id }];
  return costs([
    ['courses/get-course', 200, { userId, path: { id } }],
    ['courses/add-view', 201, { userId, body }],
    ['enrolls/enroll', 201, { userId, body }],
    ['courses/give-feedback', 201, { userId, path: { id }, body: { stars: 4 } }],
    ['courses/get-course', 200, { userId, path: { id } }],
    ['courses/list-feedback', 200, { userId, path: { id } }],
    ['courses/list-feedback', 200, { userId, path: { id }, query: { pageNumber: '5' } }],
    ['courses/take-feedback-back', 200, { userId, path: { id } }],
    ['enrolls/leave', 200, { userId, body }],
    ['enrolls/list-learners', 200, { userId: 'somebody', path: { id } }],
  ]);
};

test(`a course with ${many} learners, views and feedbacks costs what one with ${FEW} costs`, async () => {
  await asLearner('few1'); // what a function remembers is known from here on
  const { handler } = await import('#functions/courses/get-course.ts');
  const seen = await handler(eventFrom({ path: { id: 'many' } }), context);

  expect(bodyOf(seen)).toMatchObject({ learnersCount: many, viewsCount: many, ratings: many, stars: 4 });
  expect(await asLearner('many')).toEqual(await asLearner('few2'));
});

test(`a page of what ${many} learners said costs at most two units for each, to who knows none of their names`, async () => {
  const { handler } = await import('#functions/courses/list-feedback.ts');
  const now = Date.now();
  const units: number[] = [];
  for (const [place, id] of ['few1', 'many'].entries()) {
    // What was remembered is forgotten.
    vi.mocked(Date.now).mockReturnValue(now + (place + 1) * 60_000);
    take();
    const reply = await handler(eventFrom({ path: { id } }), context);
    expect(bodyOf(reply).data).toHaveLength(8);
    units.push(take().reduce((sum, { reads }) => sum + reads, 0));
  }

  expect(units[1]).toBe(units[0]);
  expect(units[1]).toBeLessThanOrEqual(2 * 8);
});

const asTeacher = (userId: string) => {
  const draft = { title: 'Growing rapeseed', description: 'From seed to oil.', categoryId: 'nature' };
  return costs([
    ['courses/list-user-courses', 200, { userId, query: { role: 'created' } }],
    ['courses/list-user-courses', 200, { userId }],
    ['courses/create-course', 201, { userId, body: draft }],
    ['courses/delete-course', 200, { userId, path: { id: `${userId}-newest` } }],
  ]);
};

test(`a teacher with ${TEACHERS.many} courses pays what one with ${TEACHERS.few} pays`, async () => {
  await asTeacher('few2');

  expect(await asTeacher('many')).toEqual(await asTeacher('few1'));
});

const at = '2026-05-01T08:00:00.000Z';

/** As the product writes them: courses that very many take, and teachers of many courses. */
function* coursesOf(many: number) {
  yield { ...keys.category('nature'), id: 'nature', name: 'Nature' };
  for (let place = 0; place < FEW; place += 1) {
    yield { ...keys.user(memberAt(place)), id: memberAt(place), username: `m${place}` };
  }
  for (const [id, count] of [
    ['few1', FEW],
    ['few2', FEW],
    ['many', many],
  ] as const) {
    yield courseOf(id, 'somebody');
    for (let place = 0; place < count; place += 1) {
      const userId = memberAt(place);
      const known = {
        courseId: id,
        userId,
        isEnrolled: true,
        takenRow: id,
        letInRow: id,
        enrolledAt: at,
        version: 1,
      };
      yield { ...keys.enrolment(id, userId), ...known };
      yield { ...keys.seen(id, userId), by: userId };
      yield { ...keys.view(id, String(place).padStart(26, '0')), userId, createdAt: at };
      yield { ...keys.feedback(id, userId), stars: 4, text, row: id, createdAt: at, version: 1 };
    }
    // The newest of each are the same: their names are known, or are not.
    const learners = Array.from({ length: count }, (_, index) => memberAt(index)).toReversed();
    yield* listOf(lists.feedback(id), learners, (userId) => ({ userId, stars: 4, text, createdAt: at }));
    yield* otherCounts(lists.feedback(id));
    yield* listOf(lists.letIn(id), learners, (userId) => ({ userId, createdAt: at }));
    const { pk, shards } = tallies.course(id);
    for (let shard = 0; shard < shards; shard += 1) {
      const share = count / shards;
      yield { pk, sk: `~${shard}`, learners: share, views: share, ratings: share, sum: 4 * share };
    }
  }
  for (const [userId, count] of [
    ['few1', TEACHERS.few],
    ['few2', TEACHERS.few],
    ['many', TEACHERS.many],
  ] as const) {
    const ids = Array.from({ length: count }, (_, index) =>
      index === count - 1 ? `${userId}-newest` : `${userId}-${index}`,
    );
    for (const id of ids) yield courseOf(id, userId);
    yield* listOf(lists.coursesMade(userId), ids, (id) => ({ id }));
    yield {
      pk: lists.ofCategory(lists.courses, 'nature').pk,
      sk: `R#${userId}-newest`,
      id: `${userId}-newest`,
    };
    // Its row there has its own name: by that it is taken out.
    yield { pk: lists.coursesMade(userId).pk, sk: `R#${userId}-newest`, id: `${userId}-newest` };
  }
}

const memberAt = (place: number) => `member-${String(place).padStart(32, '0')}`;
/** The longest that may be said, in a script of two bytes a letter. */
const text = 'Копай. '.repeat(LONGEST_FEEDBACK).slice(0, LONGEST_FEEDBACK);

const courseOf = (id: string, creator: string) => ({
  pk: lists.courses.pk,
  sk: `R#${id}`,
  id,
  title: 'Growing rapeseed',
  creator,
  createdAt: at,
  description: 'From seed to oil.',
  categoryId: 'nature',
  topicRow: id,
  isFree: true,
  version: 0,
});
