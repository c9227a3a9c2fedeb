import { expect } from 'vitest';
import { newKey } from '../forms.ts';
import { allItems } from './items.ts';
import { workerRests } from './jobs.ts';
import type { TestReply } from './stack.ts';

/** Kept replies, what is counted of a day, and what is still to be done. */
const BESIDE = /^(ONCE#|JOBS#|DUE#)|^USER#.*\|(TODAY|UPLOADS)#/;
/** Which of two members one is, and bytes: the two whose items are compared differ in these. */
const OTHERWISE = new Set(['side', 'size']);
/** Numbers from here on are times. */
const TIMES = 1e9;

/**
 * How many items of each sort there are, and the sum of all that they count. Those that count a list are there with its
 * first row: of them what they count says enough.
 */
async function counted(): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  const add = (name: string, count: number) => sums.set(name, (sums.get(name) ?? 0) + count);
  for (const item of await allItems()) {
    if (BESIDE.test(`${item.pk}|${item.sk}`)) continue;
    const sort = [item.pk, item.sk].map((key) => /^[A-Z]+/.exec(String(key))?.[0] ?? '').join('/');
    if (!/\/B?$/.test(sort)) add(sort, 1);
    for (const [name, value] of Object.entries(item))
      if (typeof value === 'number' && Math.abs(value) < TIMES && !OTHERWISE.has(name))
        add(`${sort}.${name}`, value);
  }
  return sums;
}

let last = new Map<string, number>();

/** What has changed in the table since this was asked last, by sorts of items, once the worker has done its part. */
export async function effects(): Promise<Record<string, number>> {
  await workerRests();
  const [before, after] = [last, await counted()];
  last = after;
  return Object.fromEntries(
    [...new Set([...before.keys(), ...after.keys()])]
      .map((name): [string, number] => [name, (after.get(name) ?? 0) - (before.get(name) ?? 0)])
      .filter(([, change]) => change !== 0),
  );
}

const AT_ONCE = 20;

type Send = (key: string) => Promise<TestReply>;

/**
 * Expects of what `often` asks, twenty times at once under one key and twice afterwards, the effect that `once` has.
 * Of the sorts of items in `left`, each of those at once may leave one.
 */
export async function expectOneEffect(
  { once, often }: { once: Send; often: Send },
  left?: RegExp,
): Promise<void> {
  const key = newKey();
  await effects();

  const { status } = await once(newKey());
  const single = await effects();
  const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => often(key)));
  const together = await effects();
  for (let again = 0; again < 2; again += 1) replies.push(await often(key));
  const afterwards = await effects();

  expect(status).toBeLessThan(300);
  expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status));
  expect(replies.map(({ body }) => body)).toEqual(replies.map(() => replies[0]?.body));
  const known = (changed: Record<string, number>) =>
    Object.fromEntries(Object.entries(changed).filter(([sort]) => !left?.test(sort)));
  expect(known(together)).toEqual(known(single));
  expect(afterwards).toEqual({});
}
