import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from '#kinds/push/send.ts';
import { newPushPair } from '#lib/push-pair.ts';
import { newDeviceSecrets } from '#test/things/notices/push.ts';

const keys = { ...newPushPair(), subject: 'mailto:ada@example.com' };
const text = { title: 'Ada wrote to you', body: '', path: '/messenger', tag: 'chat' };
const device = (endpoint: string) => ({
  sk: 'phone',
  at: '2026-03-09T08:00:00Z',
  endpoint,
  ...newDeviceSecrets().keys,
});

beforeEach(() => void vi.stubEnv('SITE_ORIGIN', 'https://furrow.example'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a service that leads elsewhere is not followed', async () => {
  const asked: string[] = [];
  const service = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume();
    response.writeHead(307, { location: '/latest/meta-data' }).end();
  });
  await new Promise<void>((done) => service.listen(0, 'localhost', done));
  const mailbox = `http://localhost:${(service.address() as AddressInfo).port}/push`;
  vi.stubEnv('PUSH_MAILBOX', mailbox);

  expect(await send(device(`${mailbox}/ada`), text, keys)).toBe('refused');

  expect(asked).toEqual(['/push/ada']);
  service.close();
});

test('an address that is of no service is never called', async () => {
  const called = vi.spyOn(globalThis, 'fetch');

  for (const endpoint of ['https://169.254.169.254/latest', 'https://fcm.googleapis.com:8443/x'])
    expect(await send(device(endpoint), text, keys)).toBe('gone');

  expect(called).not.toHaveBeenCalled();
});

test.each([
  ['sent', [200, 201, 202]],
  ['gone', [401, 403, 404, 410]],
  ['refused', [301, 308, 400, 413]],
  ['later', [408, 429, 500, 503]],
])('a push is %s by the answers %s', async (outcome, statuses) => {
  for (const status of statuses) {
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    expect([status, await send(device('https://web.push.apple.com/Q'), text, keys)]).toEqual([
      status,
      outcome,
    ]);
  }
});

test('a service that gives no answer may take it later, and a device for which nothing can be encrypted none', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('fetch failed')));
  vi.stubGlobal('fetch', asked);
  const phone = device('https://web.push.apple.com/Q');

  expect(await send(phone, text, keys)).toBe('later');
  expect(await send({ ...phone, p256dh: 'none' }, text, keys)).toBe('refused');
  expect(asked).toHaveBeenCalledOnce();
});
