import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Post } from '#contract/communities/posts.ts';
import { press } from '#test/hands.ts';
import {
  type Answers,
  failure,
  json,
  noConnection,
  onePage,
  setWidth,
  showAt,
  storeSession,
} from '#test/web.tsx';
import { Posts } from '#web/parts/posts/posts.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { aPost } from './a-post.ts';

const LIST = 'GET /api/posts/group/g1';
const ADD = 'POST /api/posts/add';
const page = (data: readonly Post[], more = {}) =>
  json({ ...onePage, totalItems: data.length, data: [...data], ...more });
const own = (id: string, more: Partial<Post> = {}) =>
  aPost(id, { isCreator: 'true', creator: 'ada', author: 'Ada', ...more });

async function open(answers: Answers, isOwn = false, at = '/groups/g1') {
  return showAt(
    at,
    <Posts place={{ in: 'group', id: 'g1', title: 'Night lambing', to: '/groups/g1', isOwn }} />,
    answers,
  );
}

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your post');
const rows = () => within(screen.getByRole('list', { name: 'Posts' })).getAllByRole('listitem');
const fieldsOf = (body: unknown) => (body instanceof FormData ? Object.fromEntries(body) : body);

beforeEach(() => storeSession());

test('whom a post names is a link to their page', async () => {
  await open({
    [LIST]: () => page([aPost('p1', { text: 'Has @ann it?', mentions: [{ name: 'ann', id: 'u1' }] })]),
  });

  expect((await screen.findByRole('link', { name: '@ann' })).getAttribute('href')).toBe('/profile/u1');
});

test('shows posts newest first, with what they are and who wrote them; without any it says what to do', async () => {
  const asked = await open({
    [LIST]: () =>
      page([aPost('p2', { kind: 'question', answer: 'r1' }), own('p1', { editedAt: '2026-03-13' })]),
  });

  await screen.findByText('Text p2');

  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Ben Lane.*Question.*Answered.*Text p2/),
    expect.stringMatching(/You.*changed.*Text p1/),
  ]);
  expect(asked.filter(({ to }) => to === LIST)).toHaveLength(1);
});

test('where a block leaves nothing of the newest, it is not said that there are none', async () => {
  await open({ [LIST]: () => page([], { totalItems: 30 }) });

  await screen.findByText('30 before these');

  expect(screen.queryByText('Nobody has posted here yet')).toBeNull();
});

test('says where nothing is posted yet, and where it did not load', async () => {
  let isDown = true;
  await open({ [LIST]: () => (isDown ? failure(500, 'internal', 'Something broke.') : page([])) });
  await screen.findByText('Posts did not load');
  screen.getByText('They come with the posts, which did not load.');

  isDown = false;
  await press('Try again');

  await screen.findByText('Nobody has posted here yet');
});

test('what is written goes out once, stands on top, and leaves the form empty', async () => {
  const asked = await open({
    [LIST]: () => page([aPost('p1')]),
    [ADD]: () => json({ data: own('p2', { text: 'Who has colostrum?', kind: 'question' }) }, 201),
  });
  await userEvent.type(await field(), ' Who has colostrum? ');
  await userEvent.click(screen.getByLabelText('Ask a question'));

  await press('Ask');

  await screen.findByText('Your post has been sent.');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('Who has colostrum?'));
  expect((await field()).value).toBe('');
  const sent = asked.filter(({ to }) => to === ADD).map(({ body }) => fieldsOf(body));
  expect(sent).toEqual([{ in: 'group', id: 'g1', kind: 'question', text: 'Who has colostrum?' }]);
});

test('without text it says so and sends nothing', async () => {
  const asked = await open({ [LIST]: () => page([]) });
  await field();

  await press('Post');

  await screen.findByText('Please write your post.');
  expect(asked.some(({ to }) => to === ADD)).toBe(false);
});

test('without a connection it waits on top of the others, and says so', async () => {
  await open({ [LIST]: () => page([aPost('p1')]), [ADD]: noConnection });
  await userEvent.type(await field(), 'Later.');

  await press('Post');

  await waitFor(() => expect(rows()[0]?.textContent).toContain('Later.'));
  expect((await field()).value).toBe('');
  // Beside the form it would stay after the post has gone.
  const said = await screen.findByText(/goes out by itself/);
  expect(said.closest('form')).toBeNull();
  expect(said.parentElement?.querySelector('.lucide-circle-check')).toBeNull();
});

test('is filtered by kind and by words, and shows all again', async () => {
  const asked = await open({
    [LIST]: () => page([aPost('p1')]),
    'GET /api/posts/group/g1/search': () => page([]),
  });
  await screen.findByText('Text p1');

  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Questions');
  await screen.findByText('1 found');
  await userEvent.type(screen.getByRole('searchbox'), 'rye{Enter}');
  await screen.findByText('No post matches');
  screen.getByText('Choose something else, or look at all posts.');

  const queries = asked.filter(({ to }) => to.includes('/api/posts')).map(({ url }) => url.search);
  expect(queries).toEqual(['', '?kind=question', '?kind=question&value=rye']);
  await press('All posts');
  await screen.findByText('Text p1');
  expect(screen.getByLabelText<HTMLSelectElement>('Show').value).toBe('');
});

test.each([
  ['above the posts on a phone, its heading for readers alone', 360, Node.DOCUMENT_POSITION_FOLLOWING],
  ['beside them where there is room', 1280, Node.DOCUMENT_POSITION_PRECEDING],
])('the filter stands %s', async (_, width, place) => {
  setWidth(width);
  await open({ [LIST]: () => page([aPost('p1')]) });
  await screen.findByText('Text p1');

  const filter = screen.getByRole('region', { name: 'Search filter' });

  expect(screen.getByRole('heading', { name: 'Search filter' }).className).toBe(width === 360 ? 'vh' : '');
  expect(filter.compareDocumentPosition(screen.getByRole('list', { name: 'Posts' })) & place).toBe(place);
});

test('says how many were found in a status that was there before, which goes with the filter', async () => {
  await open({ [LIST]: () => page([aPost('p1')]) });
  await screen.findByText('Text p1');
  const status = document.querySelector('.posts-found');
  expect(status?.textContent).toBe('');

  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Questions');

  const found = await screen.findByText('1 found');
  expect(found).toBe(status);
  expect(found.role).toBe('status');
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Everything');
  await waitFor(() => expect(status?.textContent).toBe(''));
});

test('earlier posts come at a press', async () => {
  await open({
    [LIST]: ({ url }) =>
      url.searchParams.get('pageNumber') === '2'
        ? page([aPost('p1')], { page: 2, totalItems: 2, pageSize: 1 })
        : page([aPost('p2')], { totalItems: 2, pageSize: 1 }),
  });
  await screen.findByText('1 before these');

  await press('Earlier posts');

  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('one deletes and changes one’s own alone', async () => {
  const asked = await open({
    [LIST]: () => page([own('p2'), aPost('p1')]),
    'PUT /api/posts/p2': () => json({ data: own('p2', { text: 'Other', version: 1 }) }),
    'DELETE /api/posts/p2': () => json({ id: 'p2' }),
  });
  await screen.findByText('Text p2');
  expect(screen.getAllByRole('button', { name: 'Change' })).toHaveLength(1);

  await press('Change');
  await userEvent.clear(screen.getByLabelText('Change your post'));
  await userEvent.type(screen.getByLabelText('Change your post'), 'Other');
  await press('Save');
  await screen.findByText('Other');
  expect(document.activeElement?.textContent).toBe('Change');
  await press('Delete');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );

  await screen.findByText('The post is deleted.');
  expect(rows()).toHaveLength(1);
  expect(asked.some(({ to }) => to === 'DELETE /api/posts/p2')).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Posts' })));
});

const reply = (id: string) => ({
  id,
  on: 'post',
  onId: 'p1',
  text: `Reply ${id}`,
  creator: 'ben',
  author: 'Ben Lane',
  version: 0,
  createdAt: '2026-03-12T08:00:00.000Z',
  usefulCount: 0,
  isUseful: '0',
  isCreator: 'false',
});
const repliesTo = (...ids: string[]) =>
  json({
    ...onePage,
    pageSize: 20,
    totalItems: ids.length,
    data: ids.map(reply),
    isUseful: '0',
    usefulCount: 0,
    repliesClosed: false,
    mayClose: false,
  });

test('a reply of mine counts at the post, as those do that came since it was loaded', async () => {
  await open({
    [LIST]: () => page([aPost('p1', { repliesCount: 1 })]),
    'GET /api/replies/post/p1': () => repliesTo('r2', 'r1'),
    'POST /api/replies/add': () => json({ data: { ...reply('r3'), isCreator: 'true' } }, 201),
  });
  await press('1 reply. Replies to: Text p1');
  await screen.findByText('Reply r2');
  screen.getByRole('button', { name: '2 replies. Replies to: Text p1' });

  await userEvent.type(screen.getByLabelText('Your reply'), 'Here, too.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Reply' }).at(-1) as HTMLElement);

  await screen.findByRole('button', { name: '3 replies. Replies to: Text p1' });
});

test('who asked marks an answer, which then stands first', async () => {
  const asked = await open({
    [LIST]: () => page([own('p1', { kind: 'question', repliesCount: 2 })]),
    'GET /api/replies/post/p1': () => repliesTo('r2', 'r1'),
    'PUT /api/posts/p1/answer': () => json({ data: own('p1', { kind: 'question', answer: 'r2' }) }),
  });
  await press('2 replies. Replies to: Text p1');
  await screen.findByText('Reply r2');

  await userEvent.click(screen.getAllByRole('button', { name: 'Mark as the answer' })[1] as HTMLElement);

  await screen.findByText('Answered');
  const texts = within(screen.getByRole('list', { name: /^Replies/ })).getAllByRole('listitem');
  expect(texts.map(({ textContent }) => /Reply r\d/.exec(textContent ?? '')?.[0])).toEqual([
    'Reply r2',
    'Reply r1',
  ]);
  await waitFor(() =>
    expect(asked.filter(({ to }) => to === 'PUT /api/posts/p1/answer').map(({ body }) => body)).toEqual([
      { replyId: 'r2' },
    ]),
  );
});

test('what one finds useful stays so once it is sent, and counts', async () => {
  const asked = await open({
    [LIST]: () => page([aPost('p1', { usefulCount: 2 }), aPost('p2', { usefulCount: 5 })]),
    'POST /api/useful': () => json({ data: { isUseful: '1', usefulCount: 3 } }),
  });
  const useful = async () => (await screen.findAllByRole('button', { name: /^Useful/ }))[0] as HTMLElement;

  await userEvent.click(await useful());

  await waitFor(() => expect(asked.some(({ to }) => to === 'POST /api/useful')).toBe(true));
  const waits = () => (getOutbox().entries ?? []).filter(({ state }) => state !== 'sent');
  await waitFor(() => expect(waits()).toEqual([]));
  expect((await useful()).getAttribute('aria-pressed')).toBe('true');
  expect((await useful()).textContent).toContain('3');
});

const REPLIES = (id: string) => `GET /api/replies/post/${id}`;
const noReplies = () => json({ ...onePage, data: [], repliesClosed: false, isUseful: '0', usefulCount: 0 });

test('a group is reported by those who did not make it', async () => {
  await open({ [LIST]: () => page([]) });
  await press('Report this group');

  expect(await screen.findByRole('dialog', { name: 'Report this group' })).toBeTruthy();
});

test('who made a group does not report it', async () => {
  await open({ [LIST]: () => page([]) }, true);
  await screen.findByText('Nobody has posted here yet');

  expect(screen.queryByRole('button', { name: 'Report this group' })).toBeNull();
});

test('a link leads to a post: it stands first, once, with its replies open', async () => {
  await open(
    { [LIST]: () => page([aPost('p2'), aPost('p1')]), [REPLIES('p1')]: noReplies },
    false,
    '/groups/g1?post=p1',
  );

  await screen.findByRole('heading', { name: 'Replies' });

  expect(rows().map((row) => row.id)).toEqual(['post-p1', 'post-p2']);
  expect(document.activeElement?.id).toBe('post-p1');
});

test('a link leads to a post that is too old for the first page', async () => {
  const asked = await open(
    {
      [LIST]: () => page([aPost('p9')], { totalItems: 30 }),
      'GET /api/posts/p1': () => json(aPost('p1')),
      [REPLIES('p1')]: noReplies,
    },
    false,
    '/groups/g1?post=p1',
  );

  await screen.findByText('Text p1');

  expect(rows().map((row) => row.id)).toEqual(['post-p1', 'post-p9']);
  expect(asked.filter(({ to }) => to.startsWith('GET /api/posts/p1'))).toHaveLength(1);
});

test('a link to a post that is gone says so above the others', async () => {
  await open(
    {
      [LIST]: () => page([aPost('p9')]),
      'GET /api/posts/p1': () => failure(404, 'post.missing', 'There is no such post.'),
    },
    false,
    '/groups/g1?post=p1',
  );

  await screen.findByText('The post that you were looking for is no longer there.');

  expect(rows().map((row) => row.id)).toEqual(['post-p9']);
});
