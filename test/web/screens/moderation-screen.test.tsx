import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Act } from '#contract/moderation/moderation.ts';
import type { Report } from '#contract/moderation/reports.ts';
import { callsTo, confirm, dialog, isClosed, press, pressTwice, sent } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, failure, json, onePage } from '#test/web.tsx';
import { ModerationScreen } from '#web/screens/moderation-screen.tsx';

const LIST = 'GET /api/reports/community/3';
const ACTS = 'GET /api/moderation/community/3';
const DECIDE = 'PUT /api/reports/reply/r1';
const SHUT_OUT = 'PUT /api/communities/3/members/ben/shut-out';

const aReport = (more: Partial<Report> = {}): Report => ({
  on: 'reply',
  id: 'r1',
  communityId: '3',
  at: { on: 'news', id: 'n1' },
  title: 'Rapeseed is early',
  text: 'Buy my seeds.',
  creator: 'ben',
  author: 'Ben Hill',
  since: '2026-03-12T08:00:00.000Z',
  count: 3,
  isHidden: false,
  isHideable: true,
  isRemovable: true,
  reasons: [
    { reason: 'spam', count: 2 },
    { reason: 'other', count: 1 },
  ],
  texts: [{ reason: 'spam', text: 'He sells it everywhere.', at: '2026-03-12T09:00:00.000Z' }],
  ...more,
});

const anAct = (more: Partial<Act> = {}): Act => ({
  id: 'a1',
  at: '2026-03-13T08:00:00.000Z',
  by: 'ada',
  name: 'Ada Field',
  action: 'hide',
  on: 'reply',
  onId: 'r1',
  title: 'Rapeseed is early',
  ...more,
});

const removal = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const page = <Item,>(data: readonly Item[]) => json({ ...onePage, totalItems: data.length, data });

const screens = screenOf(
  {
    '/reports/:slug?': <ModerationScreen />,
    '/admin/reports': <ModerationScreen isAll />,
  },
  '/reports',
  { answers: () => ({ [LIST]: () => page([aReport()]), [ACTS]: () => page([]) }) },
);
const show = (answers: Answers = {}, path = '/reports') => screens.show(answers, path);

test('shows the piece as it was, how many reported it, why, and what they wrote', async () => {
  await show();
  const card = within(await screen.findByRole('article'));

  card.getByRole('heading', { name: 'Reply to “Rapeseed is early”' });
  for (const text of ['Buy my seeds.', 'reported 3 times', 'He sells it everywhere.', 'Something else'])
    card.getByText(text);
  card.getByText('It is spam or advertising (2 times)');
  expect(card.getByRole('link', { name: 'by Ben Hill' }).getAttribute('href')).toBe('/profile/ben');
  expect(card.getByRole('link', { name: 'See it in its place' }).getAttribute('href')).toBe(
    '/news/n1?community=3#reply-r1',
  );
});

test('what is decided leaves the list, and stands in the other one', async () => {
  let isDone = false;
  const asked = await show({
    [LIST]: () => page(isDone ? [] : [aReport()]),
    [ACTS]: () => page(isDone ? [anAct()] : []),
    [DECIDE]: () => {
      isDone = true;
      return json({ data: { on: 'reply', id: 'r1', action: 'hide' } });
    },
  });
  await screen.findByText('Nothing has been decided yet');

  await press('Hide: Reply to “Rapeseed is early”');
  await screen.findByRole('heading', { name: 'Hide this reply?' });
  expect(callsTo(asked, DECIDE)).toEqual([]);
  await press('Hide');

  await screen.findByText('Reply to “Rapeseed is early” is hidden. Its author is told why.');
  await screen.findByText('Nothing is waiting');
  await screen.findByText('Hidden: Reply to “Rapeseed is early”');
  screen.getByText('by Ada Field');
  expect(callsTo(asked, DECIDE).map(sent)).toEqual([{ action: 'hide' }]);
});

test('what one hid oneself is restored from the list of decisions, where it is hidden still', async () => {
  const others = [
    anAct({ id: 'a3', onId: 'r2', title: 'Late hay', isInForce: false }),
    anAct({ id: 'a2', onId: 'r3', by: 'ben', title: 'Old seed', isInForce: true }),
  ];
  const asked = await show({
    [LIST]: () => page([]),
    [ACTS]: () => page([...others, anAct({ isInForce: true })]),
    [DECIDE]: () => json({ data: { on: 'reply', id: 'r1', action: 'restore' } }),
  });
  await screen.findByText('Hidden: Reply to “Rapeseed is early”');
  expect(screen.getAllByRole('button', { name: /^Show again/ })).toHaveLength(1);

  await press('Show again: Reply to “Rapeseed is early”');

  await screen.findByText('Reply to “Rapeseed is early” is shown again.');
  expect(callsTo(asked, DECIDE).map(sent)).toEqual([{ action: 'restore' }]);
});

test('its author is told why in the words of who decides, which a failure and a second thought keep', async () => {
  let answer: () => Response = () =>
    failure(409, 'report.changed', 'This changed meanwhile. Please try again.');
  const asked = await show({ [DECIDE]: () => answer() });
  const words = 'Prices belong on the market page.';
  const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Why, in your words/ });
  await press('Hide: Reply to “Rapeseed is early”');
  expect((await note()).maxLength).toBe(1000);
  await userEvent.type(await note(), `${words} `);
  await press('Cancel');
  await press('Hide: Reply to “Rapeseed is early”');
  await press('Hide');
  await screen.findByText('This changed meanwhile. Please try again.');
  answer = () => json({ data: { on: 'reply', id: 'r1', action: 'remove' } });

  await press('Remove: Reply to “Rapeseed is early”');
  expect((await note()).value).toBe(`${words} `);
  await press('Remove');

  await screen.findByText('Reply to “Rapeseed is early” is removed.');
  expect(callsTo(asked, DECIDE).map(sent)).toEqual([
    { action: 'hide', note: words },
    { action: 'remove', note: words },
  ]);
});

test('a removal asks first', async () => {
  const asked = await show({
    [DECIDE]: () => json({ data: { on: 'reply', id: 'r1', action: 'remove' } }),
  });
  await press('Remove: Reply to “Rapeseed is early”');
  const question = await removal('Remove this reply?');
  question.getByText(/^“Buy my seeds\.” will be deleted for everyone/);
  expect(callsTo(asked, DECIDE)).toEqual([]);

  await confirm('Remove');

  await waitFor(() => expect(callsTo(asked, DECIDE).map(sent)).toEqual([{ action: 'remove' }]));
});

test.each<[string, Partial<Report>, string, RegExp]>([
  ['an article', { on: 'news' }, 'Remove “Rapeseed is early”?', /^It will be deleted for everyone/],
  [
    'a reply that is only a picture',
    { text: undefined },
    'Remove this reply?',
    /^It will be deleted for everyone/,
  ],
])('the question before a removal names what goes: %s', async (_, more, title, text) => {
  await show({ [LIST]: () => page([aReport(more)]) });
  await press(/^Remove: /);

  const question = await removal(title);

  question.getByText(text);
});

test('what is hidden says what its author says; a member is neither hidden nor removed', async () => {
  const about: Partial<Report> = { on: 'user', id: 'cem', title: 'Cem Kaya' };
  await show({
    [LIST]: () =>
      page([
        aReport({ isHidden: true, answer: 'I sell nothing.', earlierAnswer: 'It was a gift.' }),
        aReport({ ...about, isHideable: false, isRemovable: false }),
      ]),
  });
  const [first, second] = (await screen.findAllByRole('article')).map((each) => within(each));

  first?.getByText('I sell nothing.');
  first?.getByText('What its author said about an earlier decision');
  first?.getByText('It was a gift.');
  first?.getByRole('button', { name: /^Keep hidden/ });
  expect(first?.queryByRole('button', { name: /^(Hide|Keep:)/ })).toBeNull();
  second?.getByRole('button', { name: /^Keep/ });
  expect(second?.queryByRole('button', { name: /^(Hide|Keep hidden|Remove|Show again)/ })).toBeNull();
});

test.each([
  ['Keep hidden', 'hide', 'Reply to “Rapeseed is early” stays hidden. Its author is told so.'],
  ['Show again', 'restore', 'Reply to “Rapeseed is early” is shown again.'],
])('what is hidden and waits is decided at once, and that is said: %s', async (name, action, said) => {
  const asked = await show({
    [LIST]: () => page([aReport({ isHidden: true })]),
    [DECIDE]: () => json({ data: { on: 'reply', id: 'r1', action } }),
  });

  await press(`${name}: Reply to “Rapeseed is early”`);

  await screen.findByText(said);
  expect(callsTo(asked, DECIDE).map(sent)).toEqual([{ action }]);
});

test('a decision that somebody else was faster with says so, and shows what is so now', async () => {
  let tries = 0;
  await show({
    [LIST]: () => page(tries === 0 ? [aReport()] : []),
    [DECIDE]: () => {
      tries += 1;
      return failure(409, 'report.changed', 'Somebody decided on this just now.');
    },
  });

  await press('Keep: Reply to “Rapeseed is early”');

  await screen.findByText('Somebody decided on this just now.');
  await screen.findByText('Nothing is waiting');
});

test('of two presses within one frame only the first decides', async () => {
  const decided = Promise.withResolvers<Response>();
  const asked = await show({
    [DECIDE]: () => decided.promise,
    [SHUT_OUT]: () => decided.promise,
  });

  await pressTwice('Keep: Reply to “Rapeseed is early”');
  await press('Shut out Ben Hill');
  const form = await dialog('Shut out Ben Hill');
  await userEvent.click(form.getByRole('radio', { name: '7 days' }));
  await pressTwice('Shut out', form);

  await waitFor(() => expect(callsTo(asked, SHUT_OUT)).toHaveLength(1));
  expect(callsTo(asked, DECIDE)).toHaveLength(1);
});

test('somebody is shut out for as long as is chosen', async () => {
  const asked = await show({
    [SHUT_OUT]: () => json({ data: { userId: 'ben', until: '2026-03-20T08:00:00.000Z' } }),
  });
  await press('Shut out Ben Hill');
  const form = await dialog('Shut out Ben Hill');
  await press('Shut out', form);
  form.getByRole('radiogroup', { name: 'For how long?', description: 'Please choose for how long.' });
  expect(document.activeElement).toBe(form.getByRole('radio', { name: '1 day' }));
  await userEvent.click(form.getByRole('radio', { name: '7 days' }));

  await press('Shut out', form);

  await screen.findByText('Ben Hill is shut out until 20 March 2026.');
  await isClosed();
  expect(callsTo(asked, SHUT_OUT).map(sent)).toEqual([{ days: 7 }]);
});

test('who is shut out still is let in again; one who was is not', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const shut: Partial<Act> = { action: 'shut-out', on: 'user', until };
  const asked = await show({
    [ACTS]: () =>
      page([
        anAct({ id: 'a3', ...shut, onId: 'ben', title: 'Ben Hill', isInForce: true }),
        anAct({ id: 'a2', ...shut, onId: 'cem', title: 'Cem Kaya', isInForce: false }),
      ]),
    [SHUT_OUT]: () => json({ data: { userId: 'ben' } }),
  });
  await screen.findByText('Shut out: Ben Hill');
  expect(screen.queryByRole('button', { name: 'Let in again: Cem Kaya' })).toBeNull();

  await press('Let in again: Ben Hill');

  await screen.findByText('Ben Hill is let in again.');
  expect(callsTo(asked, SHUT_OUT).map(sent)).toEqual([{ days: 0 }]);
});

test('three reports, and the operator of Furrow, are named as what they are', async () => {
  await show({
    [ACTS]: () =>
      page([
        anAct({ id: 'a2', by: undefined, name: undefined }),
        anAct({ id: 'a1', by: undefined, name: undefined, isOperator: true, action: 'disable-member' }),
      ]),
  });

  await screen.findByText('by three reports');
  screen.getByText('by the operator of Furrow');
});

test('a member who did not make the community sees only that', async () => {
  await show({ [LIST]: () => failure(403, 'thing.not-yours', 'No.') });

  await screen.findByRole('heading', {
    level: 1,
    name: 'This page is for the member who made the community',
  });
  expect(screen.queryByText('What was decided')).toBeNull();
});

test('what was decided comes once what waits above it has its height', async () => {
  const arrival = Promise.withResolvers<Response>();
  await show({ [LIST]: () => arrival.promise });
  await screen.findByRole('heading', { name: 'Waiting for a decision' });
  expect(screen.queryByRole('heading', { name: 'What was decided' })).toBeNull();

  arrival.resolve(page([aReport()]));

  await screen.findByRole('heading', { name: 'What was decided' });
});

test('administrators see all that waits for them', async () => {
  await show(
    {
      'GET /api/reports': () => page([aReport({ title: 'Late hay' })]),
      'GET /api/moderation/community/none': () => page([]),
    },
    '/admin/reports',
  );

  await screen.findByRole('heading', { name: 'Reply to “Late hay”' });
  await screen.findByRole('heading', { name: 'What was decided outside communities' });
});

test.each<[Partial<Report>, string]>([
  [{ on: 'post', id: 'p1', in: 'group', inId: 'g1' }, '/groups/g1?post=p1'],
  [{ at: { on: 'post', id: 'p1' }, in: 'enterprise', inId: 'e1' }, '/your-enterprises/e1?post=p1#reply-r1'],
])('what was reported of a post leads to it: %o', async (more, to) => {
  await show({ [LIST]: () => page([aReport(more)]) });

  const link = await screen.findByRole('link', { name: 'See it in its place' });
  expect(link.getAttribute('href')).toBe(to);
});
