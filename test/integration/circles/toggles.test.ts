import { expect, test } from 'vitest';
import { useMembers, useStack } from '#test/system/stack.ts';
import { itemsOf, useTableCalls } from '#test/system/table-calls.ts';
import { follow } from '#test/things/circles/circles.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const calls = useTableCalls();

const TAPS = 200;
const toggle = () => follow(ada, 'community', '2');

test(`${TAPS} taps on Follow at once are each carried out or refused in words, and keep nobody else waiting`, async () => {
  let tries = 0;
  calls.tap((call, input) => {
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

  // The gateway answers after a function's 15 seconds, without a code: that is no refusal in words.
  const replies = await Promise.all(Array.from({ length: TAPS }, toggle));
  isOver = true;
  await watching;

  const done = replies.filter(({ status }) => status === 200).length;
  const refused = replies.filter(
    ({ status, body }) => status === 503 && /^(write\.(conflict|late)|service\.(slow|busy))$/.test(body.code),
  );
  expect(done).toBeGreaterThan(0);
  expect(done + refused.length).toBe(TAPS);
  expect(tries).toBeLessThanOrEqual(7 * TAPS);
  const { isFollowed, followersCount } = (await ada.call('GET', '/api/communities/2')).body;
  expect([isFollowed, followersCount]).toEqual(done % 2 === 1 ? ['1', 1] : ['0', 0]);
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(5000);
});
