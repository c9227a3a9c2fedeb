import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type HiddenCard, isShown } from '#contract/fields/hidden.ts';
import { type NewsCard, news } from '#contract/news/news.ts';
import { type Asked, json, never, onePage, renderAt, serve, startSite, storeSession } from '#test/web.tsx';
import { listCache } from '#web/parts/lists/list-cache.ts';
import { usePage } from '#web/parts/lists/use-page.ts';

const lists = listCache<NewsCard | HiddenCard, 'data'>('data', [news.listNews, news.searchNews]);

const aNews = (id: string, communityId = '3'): NewsCard => ({
  id,
  communityId,
  title: id,
  category: 'Farming',
  creator: 'ada',
  author: 'Ada',
  createdAt: '2026-03-12T14:32:00.000Z',
  readTime: 1,
  version: 0,
});

interface ListProps {
  name: string;
  route?: typeof news.listNews | typeof news.searchNews;
  input?: object;
  page?: number;
}

function List({ name, route = news.listNews, input = { communityId: '3' }, page = 1 }: ListProps) {
  const { shown } = usePage({ route, key: 'data', input }, { page, search: '' });
  return (
    <p data-testid={name}>
      {shown && `${shown.totalItems}: ${shown.items.map((item) => isShown(item) && item.title)}`}
    </p>
  );
}

const LIST = 'GET /api/news/community/3';
const SEARCH = 'GET /api/news/community/3/search';
const said = (name: string) => screen.getByTestId(name).textContent;

beforeEach(() => storeSession());

/** Answers each list once; what is asked again stays on its way. */
async function show(answers: Record<string, NewsCard[]>, pageSize = 8): Promise<Asked[]> {
  const met = new Set<string>();
  const asked = serve(
    Object.fromEntries(
      Object.entries(answers).map(([to, data]) => [
        to,
        ({ url }) => {
          const known = met.has(url.href);
          met.add(url.href);
          const page = Number(url.searchParams.get('pageNumber'));
          return known ? never() : json({ ...onePage, page, pageSize, totalItems: data.length, data });
        },
      ]),
    ),
  );
  await startSite();
  renderAt(
    '/',
    <>
      <List name="first" />
      <List name="second" page={2} />
      <List name="topic" input={{ communityId: '3', category: 'Farming' }} />
      <List name="otherTopic" input={{ communityId: '3', category: 'Nature' }} />
      <List name="found" route={news.searchNews} input={{ communityId: '3', title: 'a' }} />
      <List name="elsewhere" input={{ communityId: '4' }} />
    </>,
  );
  await waitFor(() => expect(said('found')).not.toBe(''));
  await waitFor(() => expect(said('elsewhere')).not.toBe(''));
  return asked;
}

const everywhere = (...data: NewsCard[]) => ({
  [LIST]: data,
  [SEARCH]: data,
  'GET /api/news/community/4': data,
});
const callsTo = (asked: Asked[], to: string) => asked.filter((each) => each.to === to).length;

test('a new thing is on top of page 1 of where it stands, and of what is narrowed to what it is, and of no other list', async () => {
  const asked = await show(everywhere(aNews('a'), aNews('b')), 2);
  const before = asked.length;

  act(() => lists.add(aNews('new')));

  for (const name of ['first', 'topic']) expect(said(name)).toBe('3: new,a');
  for (const name of ['second', 'otherTopic', 'found', 'elsewhere']) expect(said(name)).toBe('2: a,b');
  await waitFor(() => expect(asked.length).toBe(before + 2));
});

test('a changed thing is changed in every list, and nothing is asked again', async () => {
  const asked = await show(everywhere(aNews('a'), aNews('b')));
  const before = asked.length;

  act(() => lists.change('b', (item) => ({ ...item, title: 'changed' })));

  for (const name of ['first', 'second', 'topic', 'found', 'elsewhere'])
    expect(said(name)).toBe('2: a,changed');
  expect(asked).toHaveLength(before);
});

test('a removed thing is gone from every list, and those that held it load again', async () => {
  const asked = await show({ ...everywhere(aNews('a'), aNews('b')), [SEARCH]: [aNews('a')] });
  const before = callsTo(asked, LIST);

  act(() => lists.remove('b'));

  for (const name of ['first', 'second', 'topic', 'otherTopic']) expect(said(name)).toBe('1: a');
  expect(said('found')).toBe('1: a');
  await waitFor(() => expect(callsTo(asked, LIST)).toBe(before + 4));
  expect(callsTo(asked, SEARCH)).toBe(1);
});

test('lists that lack what belongs to them load again, and no others', async () => {
  const asked = await show({ ...everywhere(aNews('a')), [SEARCH]: [aNews('b')] });
  const before = callsTo(asked, LIST);

  act(() => lists.complete('a', [news.searchNews]));

  await waitFor(() => expect(callsTo(asked, SEARCH)).toBe(2));
  expect(callsTo(asked, LIST)).toBe(before);
});
