import { expect, test } from 'vitest';
import type { Lesson } from '#contract/lessons/lessons.ts';
import { png } from '#test/files/pictures.ts';
import { newKey } from '#test/forms.ts';
import { filesAtRest } from '#test/system/bucket.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { enrol, newCourse, viewCourse } from '#test/things/courses/courses.ts';
import {
  deleteLesson,
  lessonsOf,
  newLesson,
  newLessons,
  setQuestionsCount,
  viewLesson,
} from '#test/things/courses/lessons.ts';
import { deleteMaterial, newMaterial } from '#test/things/courses/materials.ts';
import { addBlock } from '#test/things/news.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

const copyLesson = (member: TestMember, id: string, key = newKey()) =>
  member.call('POST', `/api/lessons/${id}/copy`, {}, key);

const titles = async (courseId: string): Promise<string[]> =>
  (await lessonsOf(ada, courseId)).map(({ title }: { title: string }) => title);

/** A lesson with everything that one may have, between two others. */
async function fullLesson() {
  const { id: courseId } = await newCourse(ada);
  await newLessons(ada, courseId, ['One']);
  const lessonDesc = 'soil '.repeat(100);
  const lesson = await newLesson(ada, courseId, { title: 'Two', lessonDesc, coverImg: png });
  await newLessons(ada, courseId, ['Three']);
  const { richtextId } = lesson;
  await addBlock(ada, 'photos', { richtextId, order: '2', img: png, photoDescription: 'A field' });
  await addBlock(ada, 'texts', { richtextId, order: '1', textHeading: 'Soil', textDescription: 'Nine days' });
  await addBlock(ada, 'videos', { richtextId, order: '3', videoLink: 'https://youtu.be/a', videoCover: png });
  await newMaterial(ada, lesson.id, { name: 'Plan' });
  await newMaterial(ada, lesson.id, { name: 'Prices' });
  await setQuestionsCount(lesson.id, 3);
  return { courseId, lesson };
}

/** What of a lesson does not differ between it and its copy. */
const content = ({ lessonDesc, cover, materials, rich_text }: Lesson) => ({
  lessonDesc,
  cover: { ...cover, name: '' },
  materials: materials.map(({ name, file }) => ({ name, file })),
  texts: rich_text.texts.map(({ textHeading, textDescription, order }) => [
    textHeading,
    textDescription,
    order,
  ]),
  photos: rich_text.photos.map(({ width, order, photoDescription }) => [width, order, photoDescription]),
  videos: rich_text.videos.map(({ videoLink, width, order }) => [videoLink, width, order]),
});

/** Paths of the files that a lesson shows. */
const filesOf = ({ cover, materials, rich_text }: Lesson): string[] => [
  `coverImg/${cover?.name}`,
  ...materials.map(({ material }) => `material/${material}`),
  ...rich_text.photos.map(({ img }) => `img/${img}`),
  ...rich_text.videos.map(({ videoCover }) => `videoCover/${videoCover}`),
];

test('a copy stands right after its lesson, with all that is in it but the test', async () => {
  const { courseId, lesson } = await fullLesson();
  const before = (await viewLesson(ada, lesson.id)).body;

  const { status, body } = await copyLesson(ada, lesson.id);

  expect([status, body.data.title, body.data.questionsCount]).toEqual([201, 'Two (copy)', 0]);
  expect(await titles(courseId)).toEqual(['One', 'Two', 'Two (copy)', 'Three']);
  expect((await viewCourse(ada, courseId)).body.lessonsCount).toBe(4);
  const copy = (await viewLesson(ada, body.data.id)).body;
  expect(content(copy)).toEqual(content(before));
  expect(copy.test).toBeUndefined();
  const ids = (one: Lesson) => [one.rich_text, ...one.rich_text.texts, ...one.materials].map(({ id }) => id);
  expect(ids(copy).filter((id: string) => ids(before).includes(id))).toEqual([]);
  for (const path of filesOf(copy)) {
    const file = await fetch(`${stack.contentUrl}/${path}`);
    expect([path, file.status, file.headers.get('content-type')]).toEqual([
      path,
      200,
      path.startsWith('material') ? 'application/pdf' : 'image/png',
    ]);
  }
});

test('each of the two keeps its own when the other is deleted', async () => {
  const { lesson } = await fullLesson();
  const first = (await copyLesson(ada, lesson.id)).body.data;
  const second = (await copyLesson(ada, first.id)).body.data;
  const kept = (await viewLesson(ada, first.id)).body;

  await deleteLesson(ada, lesson.id);
  await deleteLesson(ada, second.id);

  const left = await filesAtRest();
  expect(left).toEqual(expect.arrayContaining(filesOf(kept)));
  expect((await viewLesson(ada, first.id)).body.rich_text).toEqual(kept.rich_text);
  await deleteMaterial(ada, kept.materials[0].id);
  expect((await viewLesson(ada, first.id)).body.materials).toHaveLength(1);
});

test('the same request twice makes one', async () => {
  const { id: courseId } = await newCourse(ada);
  const { id, richtextId } = await newLesson(ada, courseId, { title: 'One' });
  await addBlock(ada, 'photos', { richtextId, order: '1', img: png });
  const before = await filesAtRest();
  const key = newKey();

  const replies = await Promise.all([copyLesson(ada, id, key), copyLesson(ada, id, key)]);
  replies.push(await copyLesson(ada, id, key));

  expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await titles(courseId)).toEqual(['One', 'One (copy)']);
  expect(await filesAtRest()).toHaveLength(before.length + 1);
});

test('several copies at once all come in', async () => {
  const { id: courseId } = await newCourse(ada);
  const { id } = await newLesson(ada, courseId, { title: 'One' });

  const replies = await Promise.all([copyLesson(ada, id), copyLesson(ada, id), copyLesson(ada, id)]);

  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await viewCourse(ada, courseId)).body.lessonsCount).toBe(4);
});

test('a lesson of more blocks than a transaction takes is copied whole', async () => {
  const { id: courseId } = await newCourse(ada);
  const { id, richtextId } = await newLesson(ada, courseId);
  const { getRichtext } = await import('#kinds/richtext.ts');
  for (let order = 1; order <= 120; order += 1) {
    const block = { richtextId, order: String(order), textDescription: `Day ${order}` };
    expect((await addBlock(ada, 'texts', block)).status).toBe(201);
  }

  const copy = (await viewLesson(ada, (await copyLesson(ada, id)).body.data.id)).body.rich_text;

  expect(copy.texts.at(119).textDescription).toBe('Day 120');
  expect(await getRichtext(copy.id)).toMatchObject({ blocks: 120, words: 240 });
});

test('is refused to others, of a lesson that is not there, and in a full course', async () => {
  const { id: courseId } = await newCourse(ada);
  const { id } = await newLesson(ada, courseId);
  await enrol(ben, courseId);

  expect(told(await copyLesson(ben, id))).toEqual([403, 'thing.not-yours']);
  expect(told(await copyLesson(ada, `${courseId}0zz`))).toEqual([404, 'lesson.missing']);

  const { changeOrder, readOrder } = await import('#kinds/lessons/order.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
  await writeTogether([changeOrder(courseId, await readOrder(courseId), { numbers, created: 200 })]);
  expect(told(await copyLesson(ada, id))).toEqual([409, 'lessons.full']);
});

test('its files count toward the day', async () => {
  const { id: courseId } = await newCourse(ada);
  const { id, richtextId } = await newLesson(ada, courseId);
  await addBlock(ada, 'photos', { richtextId, order: '1', img: png });
  const before = await filesAtRest();
  process.env['BYTES_A_DAY'] = '100';
  try {
    expect(told(await copyLesson(ada, id))).toEqual([429, 'upload.too-many']);
  } finally {
    delete process.env['BYTES_A_DAY'];
  }
  expect(await filesAtRest()).toEqual(before);
  expect(await titles(courseId)).toHaveLength(1);
});
