import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { NotNow, send } from '#kinds/push/send.ts';
import { newPushPair } from '#lib/push-pair.ts';
import { newDeviceSecrets } from '#test/things/push.ts';

const keys = { ...newPushPair(), subject: 'mailto:ada@example.com' };
const text = { title: 'Ada wrote to you', body: '', path: '/messenger', tag: 'chat' };
const device = (endpoint: string) => ({
  ...{ sk: 'phone', at: '2026-03-09T08:00:00Z', endpoint },
  ...newDeviceSecrets().keys,
});

afterEach(() => vi.unstubAllEnvs());

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

  await expect(send(device(`${mailbox}/ada`), text, keys)).rejects.toThrow(NotNow);

  expect(asked).toEqual(['/push/ada']);
  service.close();
});

test('an address that is of no service is never called', async () => {
  const called = vi.spyOn(globalThis, 'fetch');

  for (const endpoint of ['https://169.254.169.254/latest', 'https://fcm.googleapis.com:8443/x'])
    expect(await send(device(endpoint), text, keys)).toBe('gone');

  expect(called).not.toHaveBeenCalled();
});
