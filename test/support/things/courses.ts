import { formOf, newKey } from '../forms.ts';
import type { TestMember, TestReply } from '../system/stack.ts';
import { made } from '../told.ts';
import type { Fields } from './news.ts';

/** Makes a course, free where nothing else is said; answers it. */
export function newCourse(member: TestMember, fields: Fields = {}) {
  const draft = { title: 'Growing rapeseed', description: 'From seed to oil.', categoryId: '1', ...fields };
  return made(member.call('POST', '/api/courses/add', formOf(draft), newKey()));
}

export const changeCourse = (
  member: TestMember,
  id: string,
  fields: Fields,
  key = newKey(),
): Promise<TestReply> => member.call('PUT', `/api/courses/${id}`, formOf(fields), key);

export const viewCourse = (member: TestMember, id: string): Promise<TestReply> =>
  member.call('GET', `/api/courses/${id}`);

export const enrol = (member: TestMember, courseId: string): Promise<TestReply> =>
  member.call('POST', '/api/enrolls/add', { courseId }, newKey());

export const leaveCourse = (member: TestMember, courseId: string): Promise<TestReply> =>
  member.call('PUT', '/api/enrolls', { courseId }, newKey());

export const readFeedback = async (member: TestMember, id: string, query = '') =>
  (await member.call('GET', `/api/courses/${id}/feedback${query}`)).body;

export const takeBack = (member: TestMember, id: string): Promise<TestReply> =>
  member.call('DELETE', `/api/courses/${id}/feedback`);

export const letIn = (creator: TestMember, id: string, userId: string, key = newKey()): Promise<TestReply> =>
  creator.call('POST', `/api/courses/${id}/learners`, { userId }, key);

export const takeOut = (creator: TestMember, id: string, userId: string): Promise<TestReply> =>
  creator.call('DELETE', `/api/courses/${id}/learners/${userId}`);

export const readLearners = (creator: TestMember, id: string, query = ''): Promise<TestReply> =>
  creator.call('GET', `/api/courses/${id}/learners${query}`);

export const rate = (member: TestMember, id: string, stars: number, text?: string): Promise<TestReply> =>
  member.call('POST', `/api/courses/${id}/feedback`, { stars, text }, newKey());
