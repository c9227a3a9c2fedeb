import { expect } from 'vitest';
import { type Fields, newKey } from '../forms.ts';
import type { TestMember } from '../system/stack.ts';
import { granted, made } from '../told.ts';

export const beginChat = (member: TestMember, userId: string, key = newKey()) =>
  member.call('POST', '/api/chats/add', { userId }, key);

/** Begins a conversation, or finds it; answers its card. */
export async function newChat(member: TestMember, userId: string) {
  const { status, body } = await beginChat(member, userId);
  expect([body.error, [200, 201].includes(status)]).toEqual([undefined, true]);
  return body.data;
}

export const write = (member: TestMember, id: string, fields: Fields = {}, key = newKey()) =>
  member.form('POST', `/api/chats/${id}/messages/add`, { text: 'Is it dry with you, too?', ...fields }, key);

/** Writes a message; answers it. */
export const newMessage = (member: TestMember, id: string, fields: Fields = {}) =>
  made(write(member, id, fields));

/** Begins a conversation and writes first; answers its id. */
export async function writeTo(member: TestMember, userId: string, text: string): Promise<string> {
  const { id } = await newChat(member, userId);
  await newMessage(member, id, { text });
  return id;
}

export const changeChat = (member: TestMember, id: string, change: object, key = newKey()) =>
  member.call('PUT', `/api/chats/${id}`, change, key);

export const deleteChat = (member: TestMember, id: string, query = '') =>
  member.call('DELETE', `/api/chats/${id}${query}`);

export const chatsOf = async (member: TestMember, query = '') =>
  (await granted(member.call('GET', `/api/chats${query}`))).data;

export const chatOf = (member: TestMember, id: string, query = '') =>
  granted(member.call('GET', `/api/chats/${id}${query}`));

/** Has a member read all that was written to them. */
export async function read(member: TestMember, id: string): Promise<void> {
  const [last] = (await chatOf(member, id)).data;
  await granted(changeChat(member, id, { readTo: last.id }));
}
