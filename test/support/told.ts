import { expect } from 'vitest';
import type { TestReply } from './system/stack.ts';

/** What a reply says to a program: its status, and the code of what went wrong. */
export const told = ({ status, body }: Pick<TestReply, 'status' | 'body'>) => [status, body.code];

/** Asserts that a reply is no error; answers its body. */
export async function granted(reply: Promise<TestReply>, expected = 200) {
  const { status, body } = await reply;
  expect([status, body.error]).toEqual([expected, undefined]);
  return body;
}

/** The same of what was made; answers it. */
export const made = async (reply: Promise<TestReply>) => (await granted(reply, 201)).data;

/** The same to a person: its status, and what stands beside each field that is wrong. */
export const toldOfFields = ({ status, body }: Pick<TestReply, 'status' | 'body'>) => [status, body.fields];

/** The same in one sentence. */
export const said = ({ status, body }: Pick<TestReply, 'status' | 'body'>) => [status, body.error];
