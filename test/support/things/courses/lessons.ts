import { expect } from 'vitest';
import { type Fields, newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { newRichtext } from '#test/things/news.ts';
import { granted, made } from '#test/told.ts';

export const addLesson = (member: TestMember, fields: Fields, key = newKey()) =>
  member.form('POST', '/api/lessons/add', fields, key);

/** Adds a lesson to a course; answers it, and the id of its rich text. */
export async function newLesson(member: TestMember, courseId: string, fields: Fields = {}) {
  const richtextId = fields['richtextId'] ?? (await newRichtext(member));
  const draft = { title: 'A first look', lessonDesc: 'What is to be seen.', ...fields, courseId, richtextId };
  return { ...(await made(addLesson(member, draft))), richtextId: String(richtextId) };
}

/** Adds lessons with these titles, one after the other; answers their ids. */
export async function newLessons(member: TestMember, courseId: string, titles: readonly string[]) {
  const ids: string[] = [];
  for (const title of titles) ids.push((await newLesson(member, courseId, { title })).id);
  return ids;
}

export const viewLesson = (member: TestMember, id: string) => member.call('GET', `/api/lessons/${id}`);

export const changeLesson = (member: TestMember, id: string, fields: Fields, key = newKey()) =>
  member.form('PUT', `/api/lessons/${id}`, fields, key);

/** A course's lessons as a member sees them. */
export const lessonsOf = async (member: TestMember, courseId: string) =>
  (await granted(member.call('GET', `/api/lessons/course/${courseId}`))).data;

export const orderLessons = (member: TestMember, courseId: string, ids: string[]) =>
  member.call('PUT', `/api/lessons/course/${courseId}/order`, { ids }, newKey());

export const deleteLesson = (member: TestMember, id: string) => member.call('DELETE', `/api/lessons/${id}`);

export const startLesson = (member: TestMember, lessonId: string, key = newKey()) =>
  member.call('POST', '/api/lesson-progress/start', { lessonId, startTime: '1741600000000' }, key);

export const completeLesson = (member: TestMember, id: string, key = newKey()) =>
  member.call('PUT', `/api/lesson-progress/${id}`, { isCompleted: true, endTime: '1741601800000' }, key);

/** Begins and completes a lesson. */
export async function learn(member: TestMember, id: string): Promise<void> {
  expect((await startLesson(member, id)).status).toBe(201);
  expect((await completeLesson(member, id)).status).toBe(200);
}

/** As if the lesson had a test of so many questions: what writes one sets the number. */
export async function setQuestionsCount(id: string, questionsCount: number): Promise<void> {
  const { getLesson, lesson } = await import('#kinds/declared/lesson.ts');
  const { update } = await import('#platform/table/update.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { item } = await getLesson(id);
  await writeTogether([{ update: update(lesson.key(item), { set: { questionsCount } }) }]);
}

/** As if a member had passed the lesson's test: what finishes an attempt notes it so. */
export async function notePassed(userId: string, id: string): Promise<void> {
  const { getLesson } = await import('#kinds/declared/lesson.ts');
  const { keys } = await import('#platform/table/keys.ts');
  const { update } = await import('#platform/table/update.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { item } = await getLesson(id);
  const key = keys.enrolment(item.courseId, userId);
  await writeTogether([{ update: update(key, { add: { passed: new Set([item.number]) } }) }]);
}
