import { expect, test } from 'vitest';
import { withDeadline } from '#platform/deadline.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { retryOnStaleRead } from '#platform/table/transaction.ts';
import { changeAsRead, checkVersion, edited } from '#platform/table/version.ts';

/** Milliseconds until the answer is due: half a second of them is left for tries. */
const SOON = 3500;

const key = { pk: 'A', sk: 'A' };

test('a version that is not the stored one is a conflict that the caller decides: nothing tries it again', async () => {
  let tries = 0;
  const attempt = retryOnStaleRead(async () => {
    tries += 1;
    checkVersion('news', 3, { version: 4 });
  });

  await expect(attempt).rejects.toMatchObject({ kind: 'conflict', code: 'news.changed' });
  expect(tries).toBe(1);
});

test('the stored version passes, and no version', () => {
  checkVersion('news', 4, { version: 4 });
  checkVersion('news', undefined, { version: 4 });
});

test('what was outrun is read and tried again', async () => {
  let tries = 0;

  await retryOnStaleRead(async () => {
    tries += 1;
    if (tries < 3) throw new StaleReadError('news.changed');
  });

  expect(tries).toBe(3);
});

test('what is outrun for ever is told that too much changes', async () => {
  const attempt = withDeadline(SOON, () =>
    retryOnStaleRead(async () => {
      throw new StaleReadError('news.changed');
    }),
  );

  await expect(attempt).rejects.toMatchObject({ kind: 'unavailable', code: 'write.conflict' });
});

test('an edit makes the next version, and one that sets nothing makes none', () => {
  expect(edited({ version: 3 }, { title: 'Hail' })).toEqual({
    title: 'Hail',
    version: 4,
    changedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(edited({ version: 3 }, {})).toEqual({});
});

test('an item that was never edited needs no version', () => {
  const { update } = changeAsRead(key, { version: 0 }, { title: 'Hail' }, 'news.changed');

  expect(update?.ConditionExpression).toContain('attribute_not_exists(#version)');
  expect(update?.ExpressionAttributeValues).toEqual({ ':title': 'Hail', ':read': 0 });
});

test('a write that finds another version is outrun', () => {
  const { check, otherwise } = changeAsRead(key, { version: 2 }, {}, 'news.changed');

  expect(check).toMatchObject({
    ConditionExpression: '#version = :read',
    ExpressionAttributeValues: { ':read': 2 },
  });
  expect(otherwise?.()).toBeInstanceOf(StaleReadError);
  expect(otherwise?.()).toBeInstanceOf(AppError);
});
