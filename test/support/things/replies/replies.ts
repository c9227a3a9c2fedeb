import type { RepliedTo } from '#contract/fields/responses.ts';
import { type Fields, newKey } from '#test/forms.ts';
import { putItems } from '#test/system/items.ts';
import type { TestMember } from '#test/system/stack.ts';
import { granted, made } from '#test/told.ts';

export const reply = (member: TestMember, on: string, id: string, fields: Fields = {}, key = newKey()) =>
  member.form('POST', '/api/replies/add', { text: 'Ours is late, too.', on, id, ...fields }, key);

/** Replies to something; answers the reply. */
export const newReply = (member: TestMember, on: string, id: string, fields: Fields = {}) =>
  made(reply(member, on, id, fields));

/** Puts replies to something that has none past the API: who wrote each, the oldest first. */
export async function putReplies(on: RepliedTo, onId: string, by: readonly string[], text: string) {
  const { lists } = await import('#platform/table/keys.ts');
  const { listOf, rowId } = await import('#test/things/many/many.ts');
  const ids = by.map((_, index) => rowId(index));
  const createdAt = '2026-05-01T08:00:00.000Z';
  const rows = listOf(lists.replies(on, onId), ids, (id, index) => ({
    id,
    on,
    onId,
    text,
    creator: by[index],
    createdAt,
  }));
  await putItems([...rows]);
}

/** The first page of replies to something, as a member sees it. */
export const repliesTo = (member: TestMember, on: string, id: string, query = '') =>
  granted(member.call('GET', `/api/replies/${on}/${id}${query}`));

export const changeReply = (member: TestMember, id: string, fields: Fields, key = newKey()) =>
  member.form('PUT', `/api/replies/${id}`, fields, key);

export const deleteReply = (member: TestMember, id: string) => member.call('DELETE', `/api/replies/${id}`);

export const closeReplies = (member: TestMember, on: string, id: string, closed: boolean) =>
  member.call('PUT', `/api/replies/${on}/${id}/closed`, { closed }, newKey());

export const findUseful = (member: TestMember, on: string, id: string, useful = true, key = newKey()) =>
  member.call('POST', '/api/useful', { on, id, useful }, key);
