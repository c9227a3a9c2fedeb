import { afterEach, beforeAll, expect, test } from 'vitest';
import { amount } from '#test/amount.ts';
import { newKey } from '#test/forms.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';
import { itemsOf, tap } from '#test/system/table-calls.ts';

const stack = useStack();
let ada: TestMember;
let ben: TestMember;
let calm = () => {};
beforeAll(async () => {
  ada = await stack.member('ada');
  ben = await stack.member('ben');
});
afterEach(() => calm());

const TAPS = amount(200);
const toggle = () => ada.call('POST', '/api/communities-users/follow', { communityId: '2' }, newKey());

test(`${TAPS} taps on Follow at once are each carried out or refused in words, and keep nobody else waiting`, async () => {
  const { table } = await import('#platform/table/table.ts');
  let tries = 0;
  calm = tap(table, (call, input) => {
    if (call === 'TransactWriteItems' && itemsOf(input).includes(`USER#${ada.id} FOLLOW#2`)) tries += 1;
  });
  let isOver = false;
  const waits: number[] = [];
  const watching = (async () => {
    while (!isOver) {
      const begun = performance.now();
      expect((await ben.call('GET', '/api/communities')).status).toBe(200);
      waits.push(performance.now() - begun);
    }
  })();

  const begun = performance.now();
  const replies = await Promise.all(Array.from({ length: TAPS }, toggle));
  const took = performance.now() - begun;
  isOver = true;
  await watching;

  const done = replies.filter(({ status }) => status === 200).length;
  const refused = replies.filter(
    ({ status, body }) => status === 503 && /^(write\.conflict|service\.(slow|busy))$/.test(body.code),
  );
  expect(done).toBeGreaterThan(0);
  expect(done + refused.length).toBe(TAPS);
  expect(tries).toBeLessThanOrEqual(7 * TAPS);
  const { isFollowed, followersCount } = (await ada.call('GET', '/api/communities/2')).body;
  expect([isFollowed, followersCount]).toEqual(done % 2 === 1 ? ['1', 1] : ['0', 0]);
  // A function's 15 s, and what a busy machine adds; an HTTP API would give up at 30.
  expect(took).toBeLessThan(30_000);
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(5000);
}, 90_000);
