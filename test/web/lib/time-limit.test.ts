import { beforeEach, expect, test, vi } from 'vitest';
import { communities } from '#contract/communities/communities.ts';
import { news } from '#contract/news/news.ts';
import { richtexts } from '#contract/news/richtexts.ts';
import {
  cognitoRefusal,
  community,
  json,
  never,
  onePage,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { askFirst } from '#web/ask-first.ts';
import { replacePassword } from '#web/features/password/change-password-dialog.tsx';
import { type FirstScreen, firstScreens } from '#web/first-screens.ts';
import { call } from '#web/lib/api/api.ts';
import { upload } from '#web/lib/api/uploads.ts';
import { forgetConfig, loadConfig } from '#web/lib/config.ts';
import { sendRecoveryCode } from '#web/lib/session/identity-codes.ts';
import { signIn, signUp } from '#web/lib/session/sign-in.ts';
import { storage } from '../parts/editor/a-storage.ts';
import { aVideo } from '../parts/editor/an-api.ts';

const late = {
  status: 0,
  code: 'network.timeout',
  message: 'Furrow does not answer right now. Please try again in a moment.',
};

/** What it came to after so many seconds, or that it is still under way. */
async function after(seconds: number, work: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'under way';
  work.then(
    () => (outcome = 'done'),
    (error: unknown) => (outcome = error),
  );
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return outcome;
}

beforeEach(async () => {
  storeSession();
  serve({});
  await startSite();
  vi.useFakeTimers();
});

test('a call without an answer fails after 10 s like a lost connection', async () => {
  serve({ 'GET /api/communities/3': never });

  expect(await after(9, call(communities.getCommunity, { id: '3' }))).toBe('under way');
  expect(await after(10, call(communities.getCommunity, { id: '3' }))).toMatchObject(late);
});

test('an answer that comes slowly, but comes, has as long as it needs', async () => {
  const text = JSON.stringify(community);
  const parts = [text.slice(0, 9), text.slice(9, 50), text.slice(50)];
  const body = new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 8000));
      const part = parts.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
  serve({ 'GET /api/communities/3': () => new Response(body) });

  expect(await after(60, call(communities.getCommunity, { id: '3' }))).toBe('done');
});

test('an answer that stops half-way fails 10 s later', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
  });
  serve({ 'GET /api/communities/3': () => new Response(body) });

  expect(await after(11, call(communities.getCommunity, { id: '3' }))).toMatchObject(late);
});

test('a form with a file has the time that the file takes on one bar of signal', async () => {
  serve({ 'POST /api/photos/add': never });
  const img = new File(['x'.repeat(300_000)], 'field.jpg', { type: 'image/jpeg' });
  const add = () => call(richtexts.addPhoto, { img, richtextId: 'r', order: 1 });

  expect(await after(60, add())).toBe('under way');
  expect(await after(71, add())).toMatchObject(late);
});

test('a caller who stops hears their own reason', async () => {
  serve({ 'GET /api/communities/3': never });
  const controller = new AbortController();
  const calling = call(communities.getCommunity, { id: '3' }, { signal: controller.signal });
  const outcome = after(1, calling);

  controller.abort(new Error('left'));

  expect(await outcome).toMatchObject({ message: 'left' });
});

test('the page that is fetched early has the same limit, from when it was asked for', async () => {
  let count = 0;
  serve({ 'GET /api/news/community/3': () => (++count > 1 ? json({ ...onePage, data: [] }) : never()) });
  void askFirst(firstScreens['/news'] as FirstScreen, '', (key) => localStorage.getItem(key));
  await vi.advanceTimersByTimeAsync(3000);

  const calling = call(news.listNews, { communityId: '3', pageNumber: 1 });

  expect(await after(7.5, calling)).toMatchObject(late);
});

test('Cognito has it too, also where codes are sent', async () => {
  serve({ 'cognito:SignUp': never, 'cognito:InitiateAuth': never, 'cognito:ForgotPassword': never });

  expect(await after(11, signUp('ada', 'harvest1'))).toMatchObject(late);
  expect(await after(21, signIn('ada', 'harvest1', true))).toMatchObject(late);
  expect(await after(11, sendRecoveryCode('ada'))).toMatchObject(late);
});

test('an old password is not called wrong where nobody says whether the new one is set already', async () => {
  serve({
    'cognito:ChangePassword': () =>
      cognitoRefusal('NotAuthorizedException', 'Incorrect username or password.'),
    'cognito:InitiateAuth': never,
  });

  expect(await after(21, replacePassword('harvest1', 'harvest2', {}))).toMatchObject(late);
});

test('a file that stands still on its way fails after a minute', async () => {
  const data = { id: '1'.padStart(26, '0'), url: 'https://uploads.example/1', method: 'PUT', headers: {} };
  serve({ 'POST /api/uploads': () => json({ data }, 201) });
  storage(() => ({ hangs: true }));

  expect(await after(61, upload('videoResource', aVideo(), { key: 'key-of-the-upload' }))).toMatchObject(
    late,
  );
});

test('the configuration fails after 10 s, and the next try asks again', async () => {
  forgetConfig();
  const asked = serve({ 'GET /config.json': never });

  expect(await after(11, loadConfig())).toMatchObject({ name: 'TimedOut' });
  serve({});

  expect(await loadConfig()).toMatchObject({ region: 'us-east-1' });
  expect(asked.map(({ to }) => to)).toEqual(['GET /config.json']);
});
