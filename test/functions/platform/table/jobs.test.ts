import { expect, test } from 'vitest';
import { enqueueJob, filesGone, inOneJob, uploadGone } from '#platform/table/jobs.ts';
import type { Action } from '#platform/table/transaction.ts';

const other: Action = { remove: { Key: { pk: 'A', sk: 'B' } } };
const work = enqueueJob({ kind: 'richtext-unused', richtextId: 'x' });

test('what is to go by one transaction is one job, after all else', () => {
  const [first, second, job, ...more] = inOneJob([
    uploadGone('ada/1'),
    other,
    ...filesGone(['img/a.png']),
    work,
    uploadGone('ada/2', 'parts'),
  ]);

  expect([first, second, more]).toEqual([other, work, []]);
  expect(job?.put?.Item).toMatchObject({
    pk: expect.stringMatching(/^JOBS#\d$/),
    kind: 'gone',
    parts: [
      { part: 'upload', key: 'ada/1' },
      { part: 'file', path: 'img/a.png' },
      { part: 'upload', key: 'ada/2', multipartId: 'parts' },
    ],
  });
});

test('a single job stays as it is', () => {
  const actions = [uploadGone('ada/1'), other, work];

  expect(inOneJob(actions)).toEqual(actions);
});
