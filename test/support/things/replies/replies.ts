import { type Fields, newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { granted, made } from '#test/told.ts';

export const reply = (member: TestMember, on: string, id: string, fields: Fields = {}, key = newKey()) =>
  member.form('POST', '/api/replies/add', { text: 'Ours is late, too.', on, id, ...fields }, key);

/** Replies to something; answers the reply. */
export const newReply = (member: TestMember, on: string, id: string, fields: Fields = {}) =>
  made(reply(member, on, id, fields));

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
