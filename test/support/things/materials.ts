import { formOf, newKey } from '../forms.ts';
import type { TestMember, TestReply } from '../system/stack.ts';
import { made } from '../told.ts';
import type { Fields } from './news.ts';
import { pdf } from './resources.ts';

export const addMaterial = (member: TestMember, fields: Fields, key = newKey()): Promise<TestReply> =>
  member.call('POST', '/api/materials/add', formOf(fields), key);

/** Adds a material to a lesson, a PDF where nothing else is said; answers it. */
export const newMaterial = (member: TestMember, lessonId: string, fields: Fields = {}) =>
  made(addMaterial(member, { material: new File([pdf], 'soil.pdf'), ...fields, lessonId }));

export const deleteMaterial = (member: TestMember, id: string): Promise<TestReply> =>
  member.call('DELETE', `/api/materials/${id}`);
