import { newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { granted } from '#test/told.ts';

export const block = (member: TestMember, userId: string, blocked = true) =>
  member.call('POST', '/api/blocks', { userId, blocked }, newKey());

/** Whom a member blocked, by id. */
export const blockedBy = async (member: TestMember): Promise<string[]> =>
  (await granted(member.call('GET', '/api/blocks'))).data.map(({ userId }: { userId: string }) => userId);
