import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lessonId } from '#kinds/lessons/lesson-id.ts';
import { keys, lists, tallies } from '#platform/table/keys.ts';
import { priceOf } from '#test/system/capacity.ts';
import { bodyOf, context, eventFrom, type Given } from '#test/system/events.ts';
import { useFilledTable } from '#test/system/filled-table.ts';

const courses = { few: 3, many: 200 } as const;
type CourseId = keyof typeof courses;

const take = useFilledTable(() => Object.entries(courses).flatMap(([id, count]) => [...courseOf(id, count)]));

const LEARNER = 'learner';
const TEACHER = 'teacher';
/** Half of the lessons are completed; this is the one that comes then. */
const nextOf = (id: CourseId) => lessonId(id, half(courses[id]) + 1);
const half = (count: number) => Math.floor(count / 2);

/** What a request costs, and what it answers. */
async function ask(file: string, given: Given) {
  const gzip = { 'accept-encoding': 'gzip' };
  const { reply, calls, reads } = await priceOf(take, file, { ...given, headers: gzip });
  const bytes = reply.isBase64Encoded ? Buffer.from(reply.body, 'base64').length : reply.body.length;
  return { reply, calls, reads, bytes };
}

test('a lesson is read and changed at the same price in a course of 3 lessons and of 200', async () => {
  const costs = async (id: CourseId) => {
    const place = { path: { id: nextOf(id) } };
    const read = await ask('lessons/get-lesson', { userId: LEARNER, ...place });
    const own = await ask('lessons/get-lesson', { userId: TEACHER, ...place });
    const changed = await ask('lessons/update-lesson', {
      userId: TEACHER,
      path: place.path,
      body: { title: 'Roots' },
    });
    return [read, own, changed].map(({ calls }) => calls);
  };

  const few = await costs('few');

  expect(await costs('many')).toEqual(few);
  expect(few[0]).toHaveLength(8);
});

test('a lesson is begun and completed at the same price in a course of 3 lessons and of 200', async () => {
  const costs = async (id: CourseId) => {
    const lesson = nextOf(id);
    const started = await ask('lesson-progress/start-lesson', {
      userId: LEARNER,
      body: { lessonId: lesson, startTime: '1741600000000' },
    });
    const completed = await ask('lesson-progress/complete-lesson', {
      userId: LEARNER,
      path: { id: lesson },
      body: { isCompleted: true, endTime: '1741600000000' },
    });
    return [started, completed].map(({ calls }) => calls);
  };

  expect(await costs('many')).toEqual(await costs('few'));
});

test.each([
  ['courses/get-course', 'GET /api/courses/{id}'],
  ['lessons/get-lesson', 'GET /api/lessons/{id}'],
])(
  '%s costs and weighs with 3 lessons and with 200 what docs/access-patterns.md says',
  async (file, name) => {
    const page = readFileSync('docs/access-patterns.md', 'utf8');
    const told = async (id: CourseId) => {
      const given = { userId: LEARNER, path: { id: file.startsWith('courses') ? id : nextOf(id) } };
      await ask(file, given); // names are known from here on
      const { reads, bytes } = await ask(file, given);
      return `${reads} | ${(bytes / 1000).toFixed(1)}`;
    };

    const row = `| \`${name}\` | ${await told('few')} | ${await told('many')} |`;

    expect(row).toBe(
      page.split('\n').find((line) => line.startsWith(`| \`${name}\` | `) && /\d \| \d+\.\d \|$/.test(line)),
    );
  },
);

test('a course of 200 lessons shows each, with what is open of them', async () => {
  const plain = await import('#functions/lessons/list-lessons.ts');
  const reply = await plain.handler(eventFrom({ userId: LEARNER, path: { courseId: 'many' } }), context);
  const { data } = bodyOf(reply);

  expect(data).toHaveLength(200);
  expect(data.filter(({ isLocked }: { isLocked: boolean }) => !isLocked).length).toBeGreaterThan(100);
  expect(data[199].isLocked).toBe(true);
});

const at = '2026-05-01T08:00:00.000Z';
const words = 'root water stone rain field seed worm clay loam sand frost plough clover rye straw lime'.split(
  ' ',
);
/** As by chance, but the same each time. */
const chance = (seed: number) => createHash('sha256').update(`${seed}`).digest();
/** As people write: no two sentences are the same. */
const text = (seed: number, length: number) =>
  Array.from({ length }, (_, index) => words[(chance(seed * 1000 + index)[0] ?? 0) % words.length]).join(' ');

/** A course as the product writes it, that somebody takes who has completed half of it. */
function* courseOf(id: string, count: number) {
  const parent = { pk: lists.courses.pk, sk: `R#${id}` };
  const course = { id, title: 'Living soil', description: text(1, 60), creator: TEACHER, createdAt: at };
  yield {
    ...parent,
    ...course,
    categoryId: '1',
    topicRow: id,
    isFree: true,
    lessonsCount: count,
    version: 0,
  };
  const { pk, shards } = tallies.course(id);
  for (let shard = 0; shard < shards; shard += 1) yield { pk, sk: `~${shard}`, learners: 1, views: 1 };
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  yield { ...keys.lessonOrder(id), numbers, created: count, version: count };
  for (const number of numbers) {
    const lesson = lessonId(id, number);
    const richtextId = `${lesson}-text`.padEnd(26, '0');
    const cover = { name: `${chance(number).toString('hex').slice(0, 36)}.png`, width: 1200, height: 675 };
    const row = { id: lesson, courseId: id, number, parent, title: text(number, 5), cover, richtextId };
    const told = { description: text(number, 20), createdAt: at, words: 300, version: 1 };
    yield { pk: lists.lessons(id).pk, sk: `R#${lesson}`, ...row, ...told };
    yield { ...keys.richtext(richtextId), id: richtextId, creator: TEACHER, version: 3 };
    for (let place = 1; place <= 3; place += 1) {
      const block = { kind: 'text', id: `${richtextId}${place}`, richtextId, order: place, version: 0 };
      yield { ...keys.block(block.id), ...block, textDescription: text(number + place, 100) };
    }
    const file = { name: 'soil.pdf', type: 'application/pdf', size: 50_000 };
    const material = `${lesson}${'1'.padStart(26, '0')}`;
    const of = { id: material, lessonId: lesson, parent: { pk: lists.lessons(id).pk, sk: `R#${lesson}` } };
    yield {
      pk: lists.materials(lesson).pk,
      sk: `R#${material}`,
      ...of,
      name: 'Soil',
      material: 'soil.pdf',
      file,
      createdAt: at,
    };
  }
  const done = new Set(numbers.slice(0, half(count)));
  const known = { courseId: id, userId: LEARNER, isEnrolled: true, enrolledAt: at, takenRow: id, version: 1 };
  yield { ...keys.enrolment(id, LEARNER), ...known, begun: done, completed: done };
}
