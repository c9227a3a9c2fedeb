import { expect, test } from 'vitest';
import { newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { textsOf } from '#web/parts/sync/status/unsent-list.tsx';
import { anEntry } from './an-entry.ts';

test('what a thing says is copied without ids, however deep they lie', () => {
  const finish = newStep('user-tests.finishTest', {
    id: 'attempt1',
    endTime: '1741601800000',
    choices: [
      { questionId: 'question1', choice: 'Three centimetres' },
      { questionId: 'question2', choice: 'I would drill sooner.' },
    ],
  });

  const texts = textsOf(anEntry([finish], { title: 'Test: Vetch' }));

  expect(texts).toEqual(['Test: Vetch', 'Three centimetres', 'I would drill sooner.']);
});
