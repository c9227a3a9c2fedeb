import { expect, test } from 'vitest';
import { keepReply, once } from '#platform/http/once.ts';

const request = once('6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b', 'k'.repeat(64), 'POST /api/groups/add', {});
const kept = async (description: string) => (await keepReply(request, { description }))[0]?.put?.Item ?? {};

/** Bytes of names and values, as DynamoDB counts an item; a number takes at most as many as it has digits. */
const sizeOf = (item: Record<string, unknown>) =>
  Object.entries(item).reduce(
    (sum, [name, value]) =>
      sum + name.length + (value instanceof Uint8Array ? value.length : Buffer.byteLength(String(value))),
    0,
  );

const english = 'Nine days ahead of last year, which means that the harvest begins before the fair does. ';
const russian = 'Рапс в этом году цветёт на девять дней раньше, поэтому жатва начнётся до ярмарки. ';

test.each([
  ['a short reply', english.repeat(2), 'string'],
  ['the longest that is kept as it is', 'x'.repeat(750), 'string'],
  ['a reply of a thousand letters', english.repeat(11), 'object'],
  ['one of many bytes and fewer letters', russian.repeat(9), 'object'],
])('%s is kept in a kilobyte', async (_, description, kind) => {
  const item = await kept(description);

  expect(typeof item['reply']).toBe(kind);
  expect(sizeOf(item)).toBeLessThanOrEqual(1024);
});
