import { newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { granted, made } from '#test/told.ts';

interface Draft {
  readonly of?: 'library' | 'courses';
  readonly title?: string;
  readonly cover?: number;
  readonly isPublic?: boolean;
}

export const addCollection = (member: TestMember, draft: Draft = {}, key = newKey()) =>
  member.call('POST', '/api/collections/add', { of: 'library', title: 'To read', ...draft }, key);

/** A collection of the library; answers it. */
export const newCollection = (member: TestMember, draft: Draft = {}) => made(addCollection(member, draft));

export const setItem = (
  member: TestMember,
  collection: string,
  id: string,
  included = true,
  key = newKey(),
) => member.call('PUT', `/api/collections/${collection}/items`, { id, included }, key);

/** The same, which has to succeed; answers how many are in it then. */
export const collect = async (member: TestMember, collection: string, id: string, included = true) =>
  (await granted(setItem(member, collection, id, included))).data.count as number;

export const viewCollection = (member: TestMember, id: string, query = '') =>
  member.call('GET', `/api/collections/${id}${query}`);

/** Titles of what is in a collection, and how many it says that there are. */
export async function titlesIn(member: TestMember, id: string): Promise<[string[], number]> {
  const { data, count } = await granted(viewCollection(member, id, '?pageSize=50'));
  return [data.map(({ title }: { title: string }) => title), count];
}

/** A page of collections as a member sees it. */
export const collectionsOf = (
  member: TestMember,
  scope: 'mine' | 'users' | 'saved',
  query = '',
  of: 'library' | 'courses' = 'library',
) => granted(member.call('GET', `/api/collections?of=${of}&scope=${scope}&pageSize=50${query}`));

export const saveCollection = (member: TestMember, id: string, saved = true) =>
  member.call('POST', `/api/collections/${id}/saved`, { saved }, newKey());

export const changeCollection = (member: TestMember, id: string, fields: object) =>
  member.call('PUT', `/api/collections/${id}`, fields, newKey());

export const deleteCollection = (member: TestMember, id: string) =>
  member.call('DELETE', `/api/collections/${id}`);
