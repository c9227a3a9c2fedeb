import { expect, test } from 'vitest';
import { messages as account } from '#web/features/account/messages.ts';
import { messages as profile } from '#web/features/profile/messages.ts';
import { messages as terms } from '#web/features/terms/messages.ts';

test('the terms name what a member may choose in the profile in the words that stand there', () => {
  const text = terms.parts.flatMap((part) => part.text).join('\n');
  const quoted = [...text.matchAll(/“(.+?)”/g)].map(([, words]) => words);

  expect(quoted).toEqual([profile.form.showsEmail, profile.form.showsVisits, account.leaving.title]);
});

test('the terms and the question before leaving tell the same of what stays', () => {
  const text = terms.parts.flatMap((part) => part.text);
  const stays = text.find((words) => words.includes('stays, without your name')) ?? '';

  expect(stays).not.toBe('');
  expect(account.leaving.what.join('\n')).toContain(stays);
});

test('the terms tell how long an account stays as the question before leaving does', () => {
  const text = terms.parts.flatMap((part) => part.text).join('\n');
  const days = account.leaving.about.match(/\d+ days/)?.[0];

  expect(days).toBeTruthy();
  expect(text).toContain(`${days} later`);
});
