import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { encrypt } from '#kinds/push/encrypt.ts';
import { authorization } from '#kinds/push/vapid.ts';
import { createPushService, PUSH_PATH, type Push } from '#lib/local/mailbox/push-service.ts';
import { newPushPair } from '#lib/push-pair.ts';

test('the mailbox takes what the operator signed for it, and nothing else', async () => {
  const operator = newPushPair();
  const mailbox = { ...newPushPair(), auth: randomBytes(16).toString('base64url') };
  const shown: Omit<Push, 'at'>[] = [];
  const service = createServer(
    createPushService({ operator, mailbox }, { add: (push) => void shown.push(push) }),
  );
  await new Promise<void>((done) => service.listen(0, 'localhost', done));
  onTestFinished(() => void service.close());
  const endpoint = `http://localhost:${(service.address() as AddressInfo).port}${PUSH_PATH}/ada`;
  const notification = { title: 'Ben wrote to you', body: '', navigate: '/' };
  const post = async (signed: string) => {
    const body = encrypt(JSON.stringify({ notification }), { ...mailbox, p256dh: mailbox.publicKey });
    const headers = { authorization: signed, ttl: '60' };
    return (await fetch(endpoint, { method: 'POST', headers, body: new Uint8Array(body) })).status;
  };
  const subject = 'mailto:ada@example.com';
  const pair = { ...operator, subject };
  const hours = (count: number) => Date.now() + count * 60 * 60 * 1000;

  expect(await post(authorization(endpoint, pair))).toBe(201);
  expect([
    await post('vapid whatever'),
    await post(authorization(endpoint, { ...newPushPair(), subject })),
    await post(authorization(endpoint, pair).replace(/\.[\w-]+, k=/, `.${'A'.repeat(86)}, k=`)),
    await post(authorization('https://web.push.apple.com/ada', pair)),
    await post(authorization(endpoint, pair, hours(-13))),
    await post(authorization(endpoint, pair, hours(13))),
  ]).toEqual([403, 403, 403, 403, 403, 403]);
  expect(shown).toEqual([{ to: 'ada', ...notification }]);
});
