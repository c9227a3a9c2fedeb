import { newKey } from '../forms.ts';
import type { TestMember } from '../system/stack.ts';
import { granted } from '../told.ts';

/** The first page of what a member is told. */
export const noticesOf = async (member: TestMember) =>
  (await granted(member.call('GET', '/api/notices'))).data;

/** How many of them they have not seen. */
export const unseenBy = async (member: TestMember): Promise<number> =>
  (await granted(member.call('GET', '/api/notices/count'))).data.unseen;

export const seeNotice = (member: TestMember, id: string) =>
  member.call('PUT', '/api/notices/seen', { id }, newKey());
