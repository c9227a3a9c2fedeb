import { setTimeout as pause } from 'node:timers/promises';
import { formOf, newKey } from '../forms.ts';
import type { TestMember, TestReply } from './stack.ts';

/** A busy machine, or one on which things fail on purpose, gets this long to answer. */
const LONGEST_MS = 60_000;
const PAUSE_MS = 50;

/** As long as there is no answer, or the server says that it had no time: as the site does, under the same key. */
const isLost = (reply: TestReply | undefined) => !reply || reply.status >= 500 || reply.status === 429;

/** A member who asks again, under the same key, until there is an answer. */
export function persistent(member: TestMember): TestMember {
  const call: TestMember['call'] = async (method, path, body, key) => {
    const again = key ?? (method === 'POST' || method === 'PUT' ? newKey() : undefined);
    const began = performance.now();
    for (let tries = 1; ; tries += 1) {
      const reply = await member.call(method, path, body, again).catch(() => undefined);
      if (method === 'DELETE' && tries > 1 && reply?.status === 404) return { ...reply, isMaybeDone: true };
      if (reply && (!isLost(reply) || performance.now() - began > LONGEST_MS)) return reply;
      if (performance.now() - began > LONGEST_MS) throw new Error(`${method} ${path} got no answer`);
      await pause(PAUSE_MS);
    }
  };
  return {
    id: member.id,
    token: member.token,
    call,
    form: (method, path, fields, key = newKey()) => call(method, path, formOf(fields), key),
  };
}
