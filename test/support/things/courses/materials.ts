import { type Fields, newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { pdf } from '#test/things/library/resources.ts';
import { made } from '#test/told.ts';

export const addMaterial = (member: TestMember, fields: Fields, key = newKey()) =>
  member.form('POST', '/api/materials/add', fields, key);

/** Adds a material to a lesson, a PDF where nothing else is said; answers it. */
export const newMaterial = (member: TestMember, lessonId: string, fields: Fields = {}) =>
  made(addMaterial(member, { material: new File([pdf], 'soil.pdf'), ...fields, lessonId }));

export const deleteMaterial = (member: TestMember, id: string) =>
  member.call('DELETE', `/api/materials/${id}`);
