import { expect, test } from 'vitest';
import { errorLines } from '#lib/local/error-lines.ts';
import { LocalError } from '#lib/local/local-error.ts';

test('an error is its stack, one of the person at the machine its sentence', () => {
  const bug = new Error('a part took too long to close');

  expect(errorLines(bug)).toEqual([bug.stack]);
  expect(errorLines(new LocalError('Port 3000 is in use.'))).toEqual(['Port 3000 is in use.']);
  expect(errorLines('thrown')).toEqual(['thrown']);
});

test('several at once are what happened, and each of them, without the stack of all', () => {
  const bug = new Error('a part took too long to close');
  const several = new AggregateError([bug, new LocalError('The folder is gone.')], 'not everything closed');

  expect(errorLines(several)).toEqual(['not everything closed', bug.stack, 'The folder is gone.']);
  expect(errorLines(new AggregateError([bug]))).toEqual([bug.stack]);
});
