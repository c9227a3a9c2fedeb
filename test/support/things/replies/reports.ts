import { keys } from '#platform/table/keys.ts';
import { newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { granted } from '#test/told.ts';

export const report = (member: TestMember, on: string, id: string, fields: object = {}, key = newKey()) =>
  member.call('POST', '/api/reports/add', { on, id, reason: 'wrong', ...fields }, key);

/** What waits in a community, as a member sees it. */
export const queueOf = async (member: TestMember, communityId: string) =>
  (await granted(member.call('GET', `/api/reports/community/${communityId}`))).data;

/** What waits for administrators. */
export const waitingFor = async (admin: TestMember) =>
  (await granted(admin.call('GET', '/api/reports'))).data;

export const decide = (member: TestMember, on: string, id: string, action: string, note?: string) =>
  member.call('PUT', `/api/reports/${on}/${id}`, { action, note }, newKey());

export const answerReport = (member: TestMember, on: string, id: string, text = 'It is not so.') =>
  member.call('POST', `/api/reports/${on}/${id}/reply`, { text }, newKey());

/** What was done in a community, newest first. */
export const actsIn = async (member: TestMember, communityId: string) =>
  (await granted(member.call('GET', `/api/moderation/community/${communityId}`))).data;

export const shutOut = (member: TestMember, communityId: string, userId: string, days: number) =>
  member.call('PUT', `/api/communities/${communityId}/members/${userId}/shut-out`, { days }, newKey());

/** Lets a member have joined so many days ago. */
export async function joinedAgo({ id }: TestMember, days: number): Promise<void> {
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { update } = await import('#platform/table/update.ts');
  const joinedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  await writeTogether([{ update: update(keys.user(id), { set: { joinedAt } }) }]);
}
