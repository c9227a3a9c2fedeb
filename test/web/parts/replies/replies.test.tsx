import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type RepliesPage, type Reply, replies } from '#contract/replies/replies.ts';
import { press } from '#test/hands.ts';
import { type Answers, failure, json, noConnection, onePage, showAt, storeSession } from '#test/web.tsx';
import { refresh } from '#web/lib/api/replies.tsx';
import type { Piece } from '#web/parts/replies/piece.ts';
import { Replies } from '#web/parts/replies/replies.tsx';
import { stubPictures } from '../editor/an-api.ts';

const aReply = (id: string, more: Partial<Reply> = {}): Reply => ({
  id,
  on: 'news',
  onId: 'n1',
  text: `Text ${id}`,
  creator: 'ben',
  author: 'Ben Lane',
  createdAt: '2026-03-12T08:00:00.000Z',
  usefulCount: 0,
  isUseful: '0',
  isCreator: 'false',
  isHidden: false,
  version: 0,
  ...more,
});

const page = (data: readonly Reply[], more: Partial<RepliesPage> = {}): RepliesPage => ({
  ...onePage,
  pageSize: 20,
  totalItems: data.length,
  data: [...data],
  isUseful: '0',
  usefulCount: 0,
  repliesClosed: false,
  mayClose: false,
  ...more,
});

const fieldsOf = (body: unknown) => (body instanceof FormData ? Object.fromEntries(body) : body);

const LIST = 'GET /api/replies/news/n1';

async function open(answers: Answers, isOwn = false, at = '/news/n1', on: Piece['on'] = 'news') {
  return showAt(
    at,
    <Replies piece={{ on, id: 'n1', title: 'Rapeseed is early', to: '/news/n1', isOwn }} />,
    answers,
  );
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your reply');

beforeEach(() => storeSession());
stubPictures();

test('shows replies in the order of time, with whom they answer, and says where there are none', async () => {
  const answer = aReply('r2', {
    replyTo: 'r1',
    replyToName: 'Ann Hill',
    editedAt: '2026-03-12T09:00:00.000Z',
  });
  await open({ [LIST]: () => json(page([answer, aReply('r1', { author: 'Ann Hill' })])) });

  await screen.findByText('Text r1');

  expect(rows().map((text) => /Text r\d/.exec(text)?.[0])).toEqual(['Text r1', 'Text r2']);
  expect(rows()[1]).toMatch(/answers Ann Hill.*changed/);
});

test('whom a reply names is a link to their page, and an address in it a link, too', async () => {
  const text = 'Ask @Ann, @annabel or https://example.org/@ann';
  await open({
    [LIST]: () => json(page([aReply('r1', { text, mentions: [{ name: 'ann', id: 'u1' }] })])),
  });

  const link = await screen.findByRole('link', { name: '@Ann' });
  expect(link.getAttribute('href')).toBe('/profile/u1');
  expect(screen.getByRole('link', { name: /example/ }).getAttribute('href')).toBe('https://example.org/@ann');
  expect(screen.queryByRole('link', { name: '@annabel' })).toBeNull();
  expect(rows()[0]).toContain(text);
});

test('without any it says so, and offers the form', async () => {
  await open({ [LIST]: () => json(page([])) });

  await screen.findByText('Nobody has replied yet.');

  expect(await field()).toBeTruthy();
});

test('what is written goes out once, stands behind the others, and leaves the form empty', async () => {
  const asked = await open({
    [LIST]: () => json(page([aReply('r1')])),
    'POST /api/replies/add': () =>
      json(
        { data: aReply('r2', { text: 'Ours is late.', isCreator: 'true', creator: 'ada', author: 'Ada' }) },
        201,
      ),
  });
  await userEvent.type(await field(), ' Ours is late. ');

  await press('Reply');

  await screen.findByText('Your reply has been sent.');
  await waitFor(() => expect(rows().at(-1)).toContain('Ours is late.'));
  expect((await field()).value).toBe('');
  const sent = asked.filter(({ to }) => to === 'POST /api/replies/add');
  expect(sent.map(({ body }) => fieldsOf(body))).toEqual([{ on: 'news', id: 'n1', text: 'Ours is late.' }]);
});

test('what is typed while a reply is on its way stays', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await open({ [LIST]: () => json(page([])), 'POST /api/replies/add': () => promise });
  await userEvent.type(await field(), 'First.');
  await press('Reply');
  await userEvent.type(await field(), ' And more.');

  resolve(json({ data: aReply('r2', { text: 'First.' }) }, 201));

  await screen.findByText('Your reply has been sent.');
  expect((await field()).value).toBe('First. And more.');
});

test('an answer names the reply that it answers, until that is taken back', async () => {
  const asked = await open({
    [LIST]: () => json(page([aReply('r1')])),
    'POST /api/replies/add': () =>
      json({ data: aReply('r2', { replyTo: 'r1', replyToName: 'Ben Lane' }) }, 201),
  });
  await press('Reply to Ben Lane');
  expect(document.activeElement).toBe(await field());
  screen.getByText('To Ben Lane');
  await press('Not to Ben Lane');
  expect(screen.queryByText('To Ben Lane')).toBeNull();
  await press('Reply to Ben Lane');
  await userEvent.type(await field(), 'Nine days.');

  await press('Reply');

  await screen.findByText('Your reply has been sent.');
  expect(fieldsOf(asked.find(({ to }) => to === 'POST /api/replies/add')?.body)).toMatchObject({
    replyTo: 'r1',
  });
});

test('nothing is sent where nothing is written', async () => {
  const asked = await open({ [LIST]: () => json(page([])) });
  await field();

  await press('Reply');

  await screen.findByText('Please write your reply.');
  expect(asked.some(({ to }) => to === 'POST /api/replies/add')).toBe(false);
});

test('without a connection it is kept, and stands there as unsent', async () => {
  await open({ [LIST]: () => json(page([aReply('r1')])), 'POST /api/replies/add': noConnection });
  await userEvent.type(await field(), 'From the bus.');

  await press('Reply');

  const row = await waitFor(() => {
    const last = screen.getAllByRole('listitem').at(-1);
    expect(last?.textContent).toContain('From the bus.');
    return last as HTMLElement;
  });
  within(row).getByRole('link', { name: /On this/ });
  expect((await field()).value).toBe('');
});

test('what is refused stays in the form, with the reason', async () => {
  await open({
    [LIST]: () => json(page([])),
    'POST /api/replies/add': () => failure(409, 'replies.closed', 'Replies are closed.'),
  });
  await userEvent.type(await field(), 'Too late?');

  await press('Reply');

  await screen.findByText('Replies are closed.');
  expect((await field()).value).toBe('Too late?');
});

test('one that is marked as useful counts at once', async () => {
  const asked = await open({
    [LIST]: () => json(page([aReply('r1', { usefulCount: 2 })], { usefulCount: 4 })),
    'POST /api/useful': () => json({ data: { isUseful: '1', usefulCount: 3 } }),
  });
  const row = (await screen.findByText('Text r1')).closest('li') as HTMLElement;
  const button = within(row).getByRole('button', { name: /^Useful/ });
  expect(button.textContent).toContain('2');

  await userEvent.click(button);

  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(button.textContent).toContain('3');
  await waitFor(() =>
    expect(asked.find(({ to }) => to === 'POST /api/useful')?.body).toEqual({
      on: 'reply',
      id: 'r1',
      useful: true,
    }),
  );
});

test("one's own is changed and deleted, and is not useful to oneself", async () => {
  const own = aReply('r1', { isCreator: 'true', creator: 'ada', usefulCount: 1 });
  const asked = await open(
    {
      [LIST]: () => json(page([own])),
      'PUT /api/replies/r1': () => json({ data: { ...own, text: 'By nine days.', version: 1 } }),
      'DELETE /api/replies/r1': () => json({ id: 'r1' }),
    },
    true,
  );
  await screen.findByText('1 member finds this useful');
  expect(screen.queryByRole('button', { name: /^Useful/ })).toBeNull();
  await press('Change');
  await press('Cancel');
  expect(document.activeElement?.textContent).toBe('Change');
  await press('Change');
  const box = screen.getByLabelText('Change your reply');
  await userEvent.clear(box);
  await userEvent.type(box, 'By nine days.');

  await press('Save');

  await screen.findByText('By nine days.');
  await waitFor(() =>
    expect(fieldsOf(asked.find(({ to }) => to === 'PUT /api/replies/r1')?.body)).toMatchObject({
      text: 'By nine days.',
    }),
  );
  await press('Delete');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Nobody has replied yet.');
  await screen.findByText('The reply is deleted.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Replies/ })));
});

test('earlier replies come when they are asked for, each once', async () => {
  const all = Array.from({ length: 25 }, (_, index) => aReply(`r${25 - index}`));
  const asked = await open({
    [LIST]: ({ url }) =>
      json(
        page(url.searchParams.get('pageNumber') === '2' ? all.slice(19) : all.slice(0, 20), {
          totalItems: 25,
          pages: 2,
        }),
      ),
  });
  await screen.findByText('5 before these');

  await press('Earlier replies');

  await screen.findByText('Text r1');
  expect(rows()).toHaveLength(25);
  expect(screen.queryByRole('button', { name: 'Earlier replies' })).toBeNull();
  expect(asked.filter(({ to }) => to === LIST)).toHaveLength(2);
});

test('behind a page of which some are left out, those before it come, and then nothing is left', async () => {
  const all = Array.from({ length: 50 }, (_, index) => aReply(`r${50 - index}`));
  const pages = [all.slice(0, 20), all.slice(20, 22), all.slice(40)];
  await open({
    [LIST]: ({ url }) =>
      json(
        page(pages[Number(url.searchParams.get('pageNumber') ?? 1) - 1] ?? [], { totalItems: 50, pages: 3 }),
      ),
  });
  await press('Earlier replies');
  await screen.findByText('Text r29');

  await press('Earlier replies');

  await screen.findByText('Text r1');
  expect(rows()).toHaveLength(32);
  expect(screen.queryByRole('button', { name: 'Earlier replies' })).toBeNull();
});

test('where a block leaves nothing of a page, the one before it comes at the same press, and says how many are left', async () => {
  const all = Array.from({ length: 100 }, (_, index) => aReply(`r${100 - index}`));
  const pages = [all.slice(0, 20), [], [], all.slice(60, 80), all.slice(80, 85)];
  const asked = await open({
    [LIST]: ({ url }) => {
      const number = Number(url.searchParams.get('pageNumber') ?? 1);
      return json(page(pages[number - 1] ?? [], { totalItems: 100 }));
    },
  });
  await screen.findByText('80 before these');

  await press('Earlier replies');

  await screen.findByText('Text r40');
  expect(rows()).toHaveLength(40);
  await screen.findByText('60 before these');
  expect(asked.filter(({ to }) => to === LIST)).toHaveLength(4);
});

test('a new reply leaves as many before it as there were, and none is out of reach', async () => {
  const all = Array.from({ length: 41 }, (_, index) => aReply(`r${41 - index}`));
  await open({
    [LIST]: ({ url }) => {
      const number = Number(url.searchParams.get('pageNumber') ?? 1);
      return json(page(all.slice(20 * (number - 1), 20 * number), { totalItems: 41, pages: 3 }));
    },
    'POST /api/replies/add': () => json({ data: aReply('new', { text: 'By nine days.' }) }, 201),
  });
  await press('Earlier replies');
  await screen.findByText('1 before these');

  await userEvent.type(await field(), 'By nine days.');
  await press('Reply');

  await screen.findByText('Your reply has been sent.');
  await waitFor(() => expect(rows()).toHaveLength(41));
  screen.getByText('1 before these');
  await press('Earlier replies');
  await screen.findByText('Text r1');
  expect(rows()).toHaveLength(42);
});

test('an earlier reply is as the API says after it was marked as useful', async () => {
  const all = Array.from({ length: 25 }, (_, index) => aReply(`r${25 - index}`));
  await open({
    [LIST]: ({ url }) =>
      json(
        page(url.searchParams.get('pageNumber') === '2' ? all.slice(20) : all.slice(0, 20), {
          totalItems: 25,
        }),
      ),
    'POST /api/useful': () => json({ data: { isUseful: '1', usefulCount: 7 } }),
  });
  await press('Earlier replies');
  const row = (await screen.findByText('Text r3')).closest('li') as HTMLElement;

  await userEvent.click(within(row).getByRole('button', { name: /^Useful/ }));

  await waitFor(() =>
    expect(within(row).getByRole('button', { name: /^Useful/ }).textContent).toContain('7 members'),
  );
});

test('an earlier reply that is changed stays where it is, and one that is deleted counts no more', async () => {
  const all = Array.from({ length: 25 }, (_, index) =>
    aReply(`r${25 - index}`, index > 22 ? { isCreator: 'true', creator: 'ada' } : {}),
  );
  await open({
    [LIST]: ({ url }) =>
      json(
        page(url.searchParams.get('pageNumber') === '2' ? all.slice(20) : all.slice(0, 20), {
          totalItems: 25,
        }),
      ),
    'PUT /api/replies/r2': () =>
      json({ data: { ...all[23], text: 'By nine days.', version: 1, editedAt: '2026-03-12T09:00:00.000Z' } }),
    'DELETE /api/replies/r1': () => json({ id: 'r1' }),
  });
  await press('Earlier replies');
  const row = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;
  await userEvent.click(within(await row('Text r2')).getByRole('button', { name: 'Change' }));
  await userEvent.clear(screen.getByLabelText('Change your reply'));
  await userEvent.type(screen.getByLabelText('Change your reply'), 'By nine days.');
  await press('Save');
  await screen.findByText('By nine days.');
  expect(rows()[1]).toContain('By nine days.');
  await waitFor(() => expect(rows()[1]).toMatch(/changed/));
  expect(rows()).toHaveLength(25);

  await userEvent.click(within(await row('Text r1')).getByRole('button', { name: 'Delete' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );

  await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('24'));
  expect(rows()).toHaveLength(24);
  expect(screen.queryByRole('button', { name: 'Earlier replies' })).toBeNull();
});

test('what comes to the newest page is shown as it is there, and what it moved on is not lost', async () => {
  let all = Array.from({ length: 25 }, (_, index) => aReply(`r${25 - index}`));
  await open({
    [LIST]: ({ url }) => {
      const begin = url.searchParams.get('pageNumber') === '2' ? 20 : 0;
      return json(page(all.slice(begin, begin + 20), { totalItems: all.length }));
    },
  });
  await press('Earlier replies');
  await screen.findByText('Text r1');

  all = [aReply('r3', { text: 'Newest by now' }), ...all.filter(({ id }) => id !== 'r3'), aReply('r0')];
  await act(() => refresh(replies.listReplies));

  await screen.findByText('Newest by now');
  await screen.findByText('Text r6');
  await screen.findByText('Text r0');
});

test('who may close it does, and then nobody finds the form', async () => {
  const asked = await open({
    [LIST]: () => json(page([aReply('r1')], { mayClose: true })),
    'PUT /api/replies/news/n1/closed': () => json({ data: { on: 'news', id: 'n1', closed: true } }),
  });
  await field();

  await press('Close replies');

  await screen.findByText('Replies are closed.');
  expect(screen.queryByLabelText('Your reply')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reply to Ben Lane' })).toBeNull();
  await waitFor(() => expect(asked.find(({ to }) => to.endsWith('/closed'))?.body).toEqual({ closed: true }));
  await screen.findByRole('button', { name: 'Reopen replies' });
});

test('that did not load says so, and is tried again', async () => {
  let tries = 0;
  await open({
    [LIST]: () => {
      tries += 1;
      return tries === 1 ? failure(400, 'request.invalid', 'Not now.') : json(page([aReply('r1')]));
    },
  });
  await screen.findByText('Replies did not load');

  await press('Try again');

  await screen.findByText('Text r1');
});

test('what is typed is there again after the page was left', async () => {
  await open({ [LIST]: () => json(page([])) });
  await userEvent.type(await field(), 'Half a thought');

  await open({ [LIST]: () => json(page([])) });

  const [, again] = await screen.findAllByLabelText<HTMLTextAreaElement>('Your reply');
  expect(again?.value).toBe('Half a thought');
});

test('an address that names a reply leads to it, and to the heading where it is not among those shown', async () => {
  await open({ [LIST]: () => json(page([aReply('r2'), aReply('r1')])) }, false, '/news/n1#reply-r2');
  await screen.findByText('Text r2');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Text r2'));
});

test('an address that names a reply of long ago leads to where the replies begin', async () => {
  await open({ [LIST]: () => json(page([aReply('r2')])) }, false, '/news/n1#reply-r0');

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Replies/ })));
});

test("others' replies are reported, one's own are not", async () => {
  const own = aReply('r2', { isCreator: 'true', creator: 'ada', author: 'Ada Field' });
  await open({ [LIST]: () => json(page([own, aReply('r1')])) });

  await press('Report what Ben Lane wrote');

  await screen.findByRole('dialog', { name: 'Report this reply' });
  expect(screen.queryByRole('button', { name: 'Report what Ada Field wrote' })).toBeNull();
});

test('a reply takes one picture, which waits with it and goes with it', async () => {
  const said = aReply('r9', { text: 'Like this.', isCreator: 'true' });
  const asked = await open({
    [LIST]: () => json(page([])),
    'POST /api/replies/add': () => json({ data: said }, 201),
  });
  await userEvent.type(await field(), 'Like this.');
  const file = new File(['picture'], 'field.png', { type: 'image/png' });
  const chooser = () => screen.getByLabelText<HTMLInputElement>('Add a picture');
  await userEvent.upload(chooser(), file);
  await screen.findByRole('button', { name: 'Remove field.png' });
  expect(chooser().disabled).toBe(true);

  await press('Reply');

  await waitFor(() => expect(asked.some(({ to }) => to === 'POST /api/replies/add')).toBe(true));
  const sent = asked.find(({ to }) => to === 'POST /api/replies/add')?.body as FormData;
  expect(sent.get('text')).toBe('Like this.');
  expect(sent.get('img')).toBeInstanceOf(File);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove field.png' })).toBeNull());
});

test.each(['lesson', 'course'] as const)(
  'a %s is reported below its replies, by others than its author',
  async (on) => {
    const answers = { [`GET /api/replies/${on}/n1`]: () => json(page([])) };
    await open(answers, false, '/', on);

    await press(`Report this ${on}`);

    expect(await screen.findByRole('dialog', { name: `Report this ${on}` })).toBeTruthy();
  },
);

test('one’s own course is not reported, nor here what says it elsewhere', async () => {
  const answers = (on: string) => ({ [`GET /api/replies/${on}/n1`]: () => json(page([])) });
  await open(answers('course'), true, '/', 'course');
  await screen.findByText('Nobody has replied yet.');
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
});
