import { type Fields, newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { granted, made } from '#test/told.ts';

/** Adds a resource to the library; answers it. */
export function newResource(member: TestMember, fields: Fields = {}) {
  const draft = { title: 'Rapeseed is early', description: 'Nine days ahead of last year.', ...fields };
  return made(member.form('POST', '/api/resources/add', draft));
}

export const changeResource = (member: TestMember, id: string, fields: Fields, key = newKey()) =>
  member.form('PUT', `/api/resources/${id}`, fields, key);

export const viewResource = (member: TestMember, id: string) => member.call('GET', `/api/resources/${id}`);

/** What a list shows of the library, by a query: the titles in their order, and how many there are. */
export async function titlesOf(member: TestMember, query = ''): Promise<[titles: string[], total: number]> {
  const body = await granted(member.call('GET', `/api/resources?${query}`));
  return [body.data.map(({ title }: { title: string }) => title), body.totalItems];
}

/** The beginning of a PDF: enough to tell its type. */
export const pdf = new TextEncoder().encode('%PDF-1.7\n%âãÏÓ\n1 0 obj\n');
