import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { callsTo, connect, dialog, isClosed, isKept, press, pressTwice, sent } from '#test/hands.ts';
import { type Answers, failure, json, lostOnce, showAt, storeSession } from '#test/web.tsx';
import { ReportButton } from '#web/parts/reports/report-button.tsx';
import type { Reported } from '#web/parts/reports/reported.ts';

const ADD = 'POST /api/reports/add';
const reported: Reported = { on: 'reply', id: 'r1', title: 'Rapeseed is early', to: '/news/n1' };
const arrived = () => json({ data: { on: 'reply', id: 'r1', reason: 'spam' } }, 201);

async function open(answers: Answers, of = reported) {
  const asked = await showAt('/news/n1', <ReportButton of={of} text="Report" />, answers);
  await press('Report');
  return asked;
}

beforeEach(() => storeSession());

test('a report goes out with its reason and what was written, and the member is thanked', async () => {
  const asked = await open({ [ADD]: arrived });
  const form = await dialog('Report this reply');
  await userEvent.click(form.getByRole('radio', { name: 'It is spam or advertising' }));
  await userEvent.type(form.getByLabelText(/What should the moderators know/), ' They sell something. ');

  await press('Send report', form);

  await screen.findByText('Thank you. The member who made this community will look at it.');
  await isClosed();
  expect(callsTo(asked, ADD).map(sent)).toEqual([
    { on: 'reply', id: 'r1', reason: 'spam', text: 'They sell something.' },
  ]);
});

test('without a reason nothing goes out, and the dialog leads to the reasons and says what is missing', async () => {
  const asked = await open({ [ADD]: arrived });
  const form = await dialog();

  await press('Send report', form);

  const reasons = form.getByRole('radiogroup', {
    name: 'What is wrong with it?',
    description: 'Please choose a reason.',
  });
  expect(reasons.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(within(reasons).getAllByRole('radio')[0]);
  await userEvent.click(form.getByRole('radio', { name: 'Something else' }));
  expect(form.queryByText('Please choose a reason.')).toBeNull();
  expect(callsTo(asked, ADD)).toEqual([]);
});

test('two presses within one frame send one report', async () => {
  const asked = await open({ [ADD]: arrived });
  const form = await dialog();
  await userEvent.click(form.getByRole('radio', { name: 'It is wrong' }));

  await pressTwice('Send report', form);

  await isClosed();
  expect(callsTo(asked, ADD)).toHaveLength(1);
});

test('without a connection it is kept, and goes out by itself', async () => {
  const asked = await open({ [ADD]: lostOnce(arrived) });
  const form = await dialog();
  await userEvent.click(form.getByRole('radio', { name: 'It is wrong' }));

  await press('Send report', form);

  await isKept();
  await isClosed();
  connect();
  await waitFor(() => expect(callsTo(asked, ADD)).toHaveLength(2));
});

test('a refused one stays in the dialog, with the reason', async () => {
  await open({ [ADD]: () => failure(404, 'thing.missing', 'This is not there any more.') });
  const form = await dialog();
  await userEvent.click(form.getByRole('radio', { name: 'It is wrong' }));

  await press('Send report', form);

  await form.findByText('This is not there any more.');
});

test.each([
  ['user', 'member'],
  ['course', 'course'],
  ['resource', 'file'],
  ['community', 'community'],
] as const)('what is in no community is looked at by administrators: %s', async (on, what) => {
  await open({ [ADD]: arrived }, { on, id: 'ben', title: 'Ben Hill', to: '/profile/ben' });
  const form = await dialog(`Report this ${what}`);
  await userEvent.click(form.getByRole('radio', { name: 'Something else' }));

  await press('Send report', form);

  await screen.findByText('Thank you. An administrator will look at it.');
});

test('what was typed in a dialog that is closed is there when it opens again, until it is sent', async () => {
  await open({ [ADD]: arrived });
  const form = await dialog();
  await userEvent.click(form.getByRole('radio', { name: 'It is wrong' }));
  await userEvent.type(form.getByLabelText(/What should the moderators know/), 'Seed is not dressed so.');
  await press('Close', form);
  await isClosed();

  await press('Report');
  const again = await dialog();
  expect(again.getByRole<HTMLInputElement>('radio', { name: 'It is wrong' }).checked).toBe(true);
  expect(again.getByLabelText<HTMLTextAreaElement>(/What should the moderators know/).value).toBe(
    'Seed is not dressed so.',
  );
  await press('Send report', again);
  await isClosed();

  await press('Report');
  expect((await dialog()).getByLabelText<HTMLTextAreaElement>(/What should the moderators know/).value).toBe(
    '',
  );
});
