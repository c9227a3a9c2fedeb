import { beforeEach, expect, test, vi } from 'vitest';
import { news } from '#contract/news/news.ts';
import {
  type Asked,
  cognitoRefusal,
  cognitoSession,
  failure,
  json,
  onePage,
  serve,
  startSite,
  storeSession,
  tokenOf,
} from '#test/web.tsx';
import { askFirst, screenAt } from '#web/ask-first.ts';
import { type FirstScreen, firstScreens } from '#web/first-screens.ts';
import { call } from '#web/lib/api/api.ts';

const page = 'GET /api/news/community/3';
const stored = (key: string) => localStorage.getItem(key) ?? sessionStorage.getItem(key);
const askForNews = () => askFirst(firstScreens['/news'] as FirstScreen, '', stored);
const requests = (asked: Asked[]) => asked.filter(({ to }) => to === page).length;

beforeEach(() => storeSession());

test.each([
  ['/News/', '/news'],
  ['/news/add', '/news/add'],
  ['/news/01M8EJ8M', '/news/:'],
  ['/NEWS/edit/01M8EJ8M', '/news/edit/:'],
  ['/test-drilling/01M8EJ8M/01M8EJ9A', '/test-*/:/*'],
  ['/test-drilling/01M8EJ8M', undefined],
  ['/news/a%2Fb', undefined],
  ['/constructor', undefined],
])('the first screen at %s is that of %s', (address, path) => {
  expect(screenAt(address, firstScreens).screen).toBe(path && firstScreens[path]);
  if (path?.includes(':')) expect(screenAt(address, firstScreens).id).toBe('01M8EJ8M');
});

test('a token that has expired is not sent', async () => {
  storeSession({ accessToken: tokenOf('ada', 'access', -1) });
  const asked = serve({ [page]: () => json({ ...onePage, data: [] }) });

  await askForNews();

  expect(asked).toEqual([]);
});

test('a page that was sent for early is not asked for again, but once', async () => {
  const asked = serve({ [page]: () => json({ ...onePage, data: [] }) });
  void askForNews();
  await startSite();

  const first = await call(news.listNews, { communityId: '3', pageNumber: 1 });
  expect([first.data, requests(asked)]).toEqual([[], 1]);

  await call(news.listNews, { communityId: '3', pageNumber: 1 });
  expect(requests(asked)).toBe(2);
});

test('an early request that failed is forgotten', async () => {
  let answered = 0;
  const asked = serve({
    [page]: () => {
      answered += 1;
      return answered === 1 ? failure(401, 'token.failed', 'old') : json({ ...onePage, data: [] });
    },
  });
  void askForNews();
  await startSite();

  expect((await call(news.listNews, { communityId: '3', pageNumber: 1 })).data).toEqual([]);
  expect(requests(asked)).toBe(2);
});

test('what is asked for with other words does not take it', async () => {
  const asked = serve({ [page]: () => json({ ...onePage, data: [] }) });
  void askForNews();
  await startSite();

  await call(news.listNews, { communityId: '3', pageNumber: 2 });

  expect(requests(asked)).toBe(2);
});

const refused = 'Not authorized, token failed';

test.each([
  ['an error', () => json({ error: 'The barn is locked.' }), { status: 200, message: 'The barn is locked.' }],
  [
    'no JSON',
    () => new Response('<!doctype html>'),
    { code: 'reply.unreadable', message: /^There is no connection/ },
  ],
  ['no answer to a refused token', () => json({ error: refused }), { status: 401, code: 'token.failed' }],
])('%s inside a 200 is what it is everywhere else', async (_, answer, expected) => {
  serve({
    [page]: answer,
    'cognito:GetTokensFromRefreshToken': () => cognitoRefusal('NotAuthorizedException'),
  });
  void askForNews();
  await startSite();

  const failed = call(news.listNews, { communityId: '3', pageNumber: 1 });

  const { message, ...rest } = expected as { message?: string | RegExp };
  await expect(failed).rejects.toMatchObject(rest);
  if (message) await expect(failed).rejects.toThrow(message);
});

test('a token that is refused inside an early 200 is refreshed', async () => {
  const fresh = tokenOf('ada', 'access', 1800);
  const asked = serve({
    [page]: ({ headers }) =>
      headers.get('authorization') === `Bearer ${fresh}`
        ? json({ ...onePage, data: [] })
        : json({ error: refused }),
    'cognito:GetTokensFromRefreshToken': () => cognitoSession('ada', fresh),
  });
  void askForNews();
  await startSite();

  expect((await call(news.listNews, { communityId: '3', pageNumber: 1 })).data).toEqual([]);
  expect(requests(asked)).toBe(2);
});

test('the first picture is fetched at once, those below it in sight once the code is here', async () => {
  const fetched: string[] = [];
  vi.spyOn(Image.prototype, 'src', 'set').mockImplementation((url) => fetched.push(url.slice(-5)));
  const names = ['1.jpg', '2.jpg', undefined, '4.jpg', '5.jpg'];
  serve({ 'GET /api/courses': () => json({ ...onePage, data: names.map((thumbnail) => ({ thumbnail })) }) });
  const { promise: code, resolve: codeArrives } = Promise.withResolvers<void>();
  const courses = { ...firstScreens['/courses'], fetch: () => code } as FirstScreen;

  const done = askFirst(courses, '', stored);
  await expect.poll(() => fetched).toEqual(['1.jpg']);

  codeArrives();
  await done;
  expect(fetched).toEqual(['1.jpg', '2.jpg', '4.jpg']);
});
