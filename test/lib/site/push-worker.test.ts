import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

type Heard = (event: object) => void;

/** The worker's part for what the server rings about, in a browser that has these pages open. */
async function worker(pages: object[] = []) {
  const heard: Record<string, Heard> = {};
  const shown = vi.fn();
  const openWindow = vi.fn();
  const subscribe = vi.fn();
  vi.stubGlobal('addEventListener', (kind: string, hear: Heard) => {
    heard[kind] = hear;
  });
  vi.stubGlobal('location', new URL('https://furrow.example/sw.js'));
  vi.stubGlobal('registration', { showNotification: shown, pushManager: { subscribe } });
  vi.stubGlobal('clients', { matchAll: async () => pages, openWindow });
  vi.resetModules();
  await import(new URL('../../../web/worker/push.js', import.meta.url).href);
  const happen = async (kind: string, event: object) => {
    let work: unknown;
    heard[kind]?.({
      ...event,
      waitUntil: (done: unknown) => {
        work = done;
      },
    });
    await work;
  };
  return {
    shown,
    openWindow,
    subscribe,
    happen,
    push: (text?: string) =>
      happen('push', { data: text === undefined ? null : { json: () => JSON.parse(text) } }),
    tap: (data: string) => happen('notificationclick', { notification: { data, close: vi.fn() } }),
  };
}

/** A page that is awake, or that the device has put to sleep: it goes once it hears that it may. */
function page(isAwake: boolean) {
  const focus = vi.fn();
  const asked: unknown[] = [];
  const goes = vi.fn();
  const isClosed = Promise.withResolvers<unknown>();
  let port: MessagePort | undefined;
  const wake = () => port?.postMessage('awake');
  const postMessage = (message: unknown, ports: MessagePort[]) => {
    asked.push(message);
    [port] = ports;
    port?.addEventListener('message', goes);
    port?.addEventListener('close', isClosed.resolve);
    port?.start();
    if (isAwake) wake();
  };
  return { focus, asked, goes, wake, isClosed: isClosed.promise, postMessage };
}

const ring = (notification: object) => JSON.stringify({ web_push: 8030, notification });

afterEach(() => vi.unstubAllGlobals());

test('shows what the server rings about, one for each piece', async () => {
  const { push, shown } = await worker();

  await push(
    ring({
      title: 'Tomasz replied to you',
      body: 'Ours is late.',
      lang: 'en',
      tag: 'news n1',
      navigate: 'https://furrow.example/news/n1?community=3#reply-r1',
    }),
  );

  expect(shown).toHaveBeenCalledExactlyOnceWith('Tomasz replied to you', {
    body: 'Ours is late.',
    lang: 'en',
    tag: 'news n1',
    renotify: true,
    icon: '/icon-192.png',
    data: '/news/n1?community=3#reply-r1',
  });
});

test.each([
  ['without data', undefined],
  ['of another form', '[1]'],
  ['that is no JSON', 'Ring'],
  ['without a title', ring({ navigate: 'https://' })],
])('a push %s says that there is something new', async (_, text) => {
  const { push, shown } = await worker();

  await push(text);

  expect(shown).toHaveBeenCalledExactlyOnceWith(
    'Something new on Furrow',
    expect.objectContaining({ tag: '', renotify: false, data: '/' }),
  );
});

test.each(['https://elsewhere.example/news', '//elsewhere.example', 'javascript:alert(1)'])(
  'leads nowhere but to this site: %s',
  async (navigate) => {
    const { push, shown } = await worker();

    await push(ring({ title: 'Look', navigate }));

    expect(shown.mock.calls[0]?.[1].data).toBe('/');
  },
);

test('a tap goes there in a page that is open', async () => {
  const open = page(true);
  const { tap, openWindow } = await worker([open, page(true)]);

  await tap('/news/n1');

  expect(open.asked).toEqual([['open', '/news/n1']]);
  await vi.waitFor(() => expect(open.goes).toHaveBeenCalledOnce());
  expect(open.focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

test.each([
  ['none is open', []],
  ['the open one does not answer', [page(false)]],
])('a tap opens a page where %s', async (_, pages) => {
  const { tap, openWindow } = await worker(pages);

  await tap('/news/n1');

  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://furrow.example/news/n1');
});

test('a page that sleeps is given up while Firefox still opens a window, and stays where it is when it wakes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asleep = page(false);
  const { tap, openWindow } = await worker([asleep]);

  const tapped = tap('/news/n1');
  await vi.advanceTimersByTimeAsync(600);
  await tapped;

  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://furrow.example/news/n1');
  asleep.wake();
  await asleep.isClosed;
  expect(asleep.goes).not.toHaveBeenCalled();
});

test('a subscription that the browser ended begins again with the same key', async () => {
  const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) };
  const { happen, subscribe } = await worker();

  await happen('pushsubscriptionchange', { oldSubscription: { options } });
  await happen('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: {} });

  expect(subscribe).toHaveBeenCalledExactlyOnceWith(options);
});
