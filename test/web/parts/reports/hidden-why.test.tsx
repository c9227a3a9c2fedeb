import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Hidden } from '#contract/fields/hidden.ts';
import { callsTo, keysOf, press, sent } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { json, lostOnce } from '#test/web.tsx';
import { HiddenWhy } from '#web/parts/reports/hidden-why.tsx';

const ANSWER = 'POST /api/reports/reply/r1/reply';
const hidden: Hidden = { at: '2026-03-12T08:00:00.000Z', reasons: ['spam', 'wrong'], note: 'No adverts.' };
const arrived = () => json({ data: { on: 'reply', id: 'r1', text: 'I sell nothing.' } }, 201);

const of = { on: 'reply', id: 'r1' } as const;
const screens = screenOf(
  {
    '/own': <HiddenWhy {...of} hidden={hidden} isOwn />,
    '/answered': <HiddenWhy {...of} hidden={{ ...hidden, answer: 'I sell nothing.' }} isOwn />,
    '/others': <HiddenWhy {...of} hidden={{ ...hidden, answer: 'I sell nothing.' }} isOwn={false} />,
  },
  '/own',
);

test('tells its author why, who answers once', async () => {
  const asked = await screens.show({ [ANSWER]: arrived });
  screen.getByText('This was hidden. Members said: It is spam or advertising; It is wrong.');
  screen.getByText('The moderator says: No adverts.');
  await press('Answer once');
  await press('Send answer');
  await screen.findByText('Please write your answer.');
  await userEvent.type(screen.getByLabelText('What do you say to that?'), ' I sell nothing. ');

  await press('Send answer');

  await screen.findByText('You answered: I sell nothing.');
  expect(screen.queryByRole('button', { name: 'Answer once' })).toBeNull();
  expect(callsTo(asked, ANSWER).map(sent)).toEqual([{ text: 'I sell nothing.' }]);
});

test('an answer that was lost is sent again as the same', async () => {
  const asked = await screens.show({ [ANSWER]: lostOnce(arrived) });
  await press('Answer once');
  await userEvent.type(screen.getByLabelText('What do you say to that?'), 'I sell nothing.');
  await press('Send answer');
  await screen.findByRole('alert');

  await press('Send answer');

  await screen.findByText('You answered: I sell nothing.');
  const [first, second] = keysOf(callsTo(asked, ANSWER));
  expect(first).toBe(second);
});

test('whoever has answered does not answer again', async () => {
  await screens.show({}, '/answered');

  await screen.findByText('You answered: I sell nothing.');
  expect(screen.queryByRole('button', { name: 'Answer once' })).toBeNull();
});

test('those who decide see what its author says, and answer nothing', async () => {
  await screens.show({}, '/others');

  await screen.findByText('Its author answered: I sell nothing.');
  expect(screen.queryByRole('button', { name: 'Answer once' })).toBeNull();
});
