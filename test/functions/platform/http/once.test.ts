import { describe, expect, test } from 'vitest';
import { groups } from '#contract/communities/groups.ts';
import { surveys } from '#contract/surveys/surveys.ts';
import { keepReply, once } from '#platform/http/once.ts';

const request = once('6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b', 'k'.repeat(64), groups.createGroup, {});
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

describe('what is secret', () => {
  const sent = (text: string, id = 's1', key = 'k'.repeat(16)) =>
    once('ada', key, surveys.answerSurvey, { id, answers: [{ questionId: 'q1', text }] });

  test('is in no hash', () => {
    expect(sent('Rain.').hash).toBe(sent('Sun.').hash);
    expect(sent('Rain.').hash).not.toBe(sent('Rain.', 's2').hash);
  });

  test('is kept by the day, for forty days at least', async () => {
    const at = Date.parse('2026-03-09T07:30:12Z');
    const [write] = await keepReply(sent('Rain.'), {}, at);
    const expiresAt = Number(write?.put?.Item?.['expiresAt']) * 1000;
    expect(new Date(expiresAt).toISOString()).toBe('2026-04-19T00:00:00.000Z');
  });
});
