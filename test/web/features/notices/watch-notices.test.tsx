import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { patiently } from '#test/patiently.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, isAt, json, noConnection } from '#test/web.tsx';
import { NewCount } from '#web/app/shell/new-count.tsx';
import { WatchNotices } from '#web/features/notices/watch-notices.ts';
import { getUnseen, setUnseen, useUnseen } from '#web/lib/unseen.ts';

const COUNT = 'GET /api/notices/count';

const one = (communityId: string) => ({ communityId, count: 4 });

function Bell() {
  return (
    <p data-testid="bell">
      <NewCount of={useUnseen('notifications')} />
    </p>
  );
}

const answers = (): Answers => ({ [COUNT]: () => json({ data: { unseen: 3 } }) });
const { show } = screenOf(
  {
    '/bell': (
      <>
        <WatchNotices />
        <Bell />
      </>
    ),
  },
  '/bell',
  { answers },
);
const bell = () => screen.getByTestId('bell').textContent?.trim();

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date'],
    now: new Date(2026, 2, 13, 9),
  }),
);
afterEach(() => vi.useRealTimers());

test('the bell has how many are new, and looks again each minute', async () => {
  let unseen = 3;
  await show({ [COUNT]: () => json({ data: { unseen } }) });
  await waitFor(() => expect(bell()).toBe('3'));

  unseen = 4;
  act(() => void vi.advanceTimersByTime(60_000));

  await waitFor(() => expect(bell()).toBe('4'));
});

test('the same reply has how many chats are new, and none where it says nothing of them', async () => {
  let data: object = { unseen: 3, messages: 2 };
  await show({ [COUNT]: () => json({ data }) });
  await waitFor(() => expect(bell()).toBe('3'));
  expect(getUnseen('messages')).toBe(2);

  data = { unseen: 4 };
  act(() => void vi.advanceTimersByTime(60_000));

  await waitFor(() => expect(bell()).toBe('4'));
  expect(getUnseen('messages')).toBe(0);
});

test('the bell counts each community with news, asks for them now and then, and forgets them with a look at the list', async () => {
  const asked = await show({
    [COUNT]: ({ url }) =>
      json({
        data: { unseen: 1, ...(url.searchParams.get('news') === 'true' && { news: [one('3'), one('7')] }) },
      }),
  });
  await waitFor(() => expect(bell()).toBe('3'));

  act(() => void vi.advanceTimersByTime(60_000));
  await patiently(() => expect(asked.filter(({ to }) => to === COUNT)).toHaveLength(2));
  await waitFor(() => expect(bell()).toBe('3'));
  act(() => setUnseen('notifications', 0));
  act(() => void vi.advanceTimersByTime(60_000));
  await waitFor(() => expect(bell()).toBe('1'));
  act(() => void vi.advanceTimersByTime(480_000));

  await waitFor(() => expect(bell()).toBe('3'));
  const withNews = asked.flatMap(({ to, url }) => (to === COUNT ? [url.searchParams.get('news')] : []));
  expect(withNews.filter((news) => news === 'true')).toHaveLength(2);
});

test('a page that nobody sees asks for nothing, and looks when it is shown again', async () => {
  const asked = await show({});
  await waitFor(() => expect(bell()).toBe('3'));
  const looks = () => asked.filter(({ to }) => to === COUNT).length;
  const before = looks();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  act(() => void vi.advanceTimersByTime(600_000));
  expect(looks()).toBe(before);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));

  await vi.waitFor(() => expect(looks()).toBe(before + 1));
});

test('a look that fails leaves the number as it was', async () => {
  let isLost = false;
  await show({ [COUNT]: () => (isLost ? noConnection() : json({ data: { unseen: 3 } })) });
  await waitFor(() => expect(bell()).toBe('3'));

  isLost = true;
  await act(async () => void vi.advanceTimersByTime(60_000));

  expect(bell()).toBe('3');
});

test('an answer that comes after the list was opened does not bring back what was seen there', async () => {
  let answer = Promise.resolve(json({ data: { unseen: 3 } }));
  const asked = await show({ [COUNT]: () => answer });
  await waitFor(() => expect(bell()).toBe('3'));
  const coming = Promise.withResolvers<Response>();
  answer = coming.promise;

  act(() => void vi.advanceTimersByTime(60_000));
  await patiently(() => expect(asked.filter(({ to }) => to === COUNT)).toHaveLength(2));
  act(() => setUnseen('notifications', 0));
  coming.resolve(json({ data: { unseen: 3, messages: 1, news: [one('3')] } }));

  await patiently(() => expect(getUnseen('messages')).toBe(1));
  expect(getUnseen('notifications')).toBe(0);
});

test('after a tap on the lock screen the open page says that it is awake, and goes there once it hears that it may', async () => {
  const worker = new EventTarget();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await show();
  const port: { postMessage: unknown; onmessage?: () => void } = { postMessage: vi.fn() };

  const ask = (data: unknown) =>
    act(async () => {
      const asking = new MessageEvent('message', { data });
      Object.defineProperty(asking, 'ports', { value: [port] });
      worker.dispatchEvent(asking);
    });
  await ask(['other', '/elsewhere']);
  expect(port.postMessage).not.toHaveBeenCalled();
  await ask(['open', '/list?community=3#reply-r1']);
  expect(port.postMessage).toHaveBeenCalledOnce();
  await isAt('/bell');
  act(() => port.onmessage?.());

  await isAt('/list?community=3');
});
