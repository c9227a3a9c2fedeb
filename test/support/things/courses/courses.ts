import { type Fields, newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { made } from '#test/told.ts';

/** Makes a course, free where nothing else is said; answers it. */
export function newCourse(member: TestMember, fields: Fields = {}) {
  const draft = { title: 'Growing rapeseed', description: 'From seed to oil.', categoryId: '1', ...fields };
  return made(member.form('POST', '/api/courses/add', draft));
}

export const changeCourse = (member: TestMember, id: string, fields: Fields, key = newKey()) =>
  member.form('PUT', `/api/courses/${id}`, fields, key);

export const viewCourse = (member: TestMember, id: string) => member.call('GET', `/api/courses/${id}`);

export const enrol = (member: TestMember, courseId: string) =>
  member.call('POST', '/api/enrolls/add', { courseId }, newKey());

export const leaveCourse = (member: TestMember, courseId: string) =>
  member.call('PUT', '/api/enrolls', { courseId }, newKey());

export const readFeedback = async (member: TestMember, id: string, query = '') =>
  (await member.call('GET', `/api/courses/${id}/feedback${query}`)).body;

export const takeBack = (member: TestMember, id: string) =>
  member.call('DELETE', `/api/courses/${id}/feedback`);

export const letIn = (creator: TestMember, id: string, userId: string, key = newKey()) =>
  creator.call('POST', `/api/courses/${id}/learners`, { userId }, key);

export const takeOut = (creator: TestMember, id: string, userId: string) =>
  creator.call('DELETE', `/api/courses/${id}/learners/${userId}`);

export const readLearners = (creator: TestMember, id: string, query = '') =>
  creator.call('GET', `/api/courses/${id}/learners${query}`);

export const rate = (member: TestMember, id: string, stars: number, text?: string) =>
  member.call('POST', `/api/courses/${id}/feedback`, { stars, text }, newKey());
