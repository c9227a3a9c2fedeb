import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { localTime } from '#kinds/local-time.ts';
import { count, restOf } from '#kinds/push/day.ts';
import { encrypt, MOST_BYTES } from '#kinds/push/encrypt.ts';
import { isQuiet, nextAt } from '#kinds/push/quiet-hours.ts';
import { summaryOf, textOf } from '#kinds/push/texts.ts';
import { authorization } from '#kinds/push/vapid.ts';
import { newDeviceSecrets, sentTo } from '#test/things/notices/push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('encrypts as the example of RFC 8291 does', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const device = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };

  const sent = encrypt('When I grow up, I want to be a watermelon', device, {
    sender,
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  });

  expect(sent.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only the device reads it, and nothing is encrypted twice in the same way', () => {
  const { ecdh, keys } = newDeviceSecrets();
  const text = '{"notification":"Grüße 💧"}';
  const [one, other] = [encrypt(text, keys), encrypt(text, keys)];

  const sender = one.subarray(21, 86);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(keys.p256dh), sender]);
  const shared = ecdh.computeSecret(sender);
  const ikm = Buffer.from(hkdfSync('sha256', shared, bytes(keys.auth), info, 32));
  const from = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, one.subarray(0, 16), `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', from('aes128gcm', 16), from('nonce', 12));
  decipher.setAuthTag(one.subarray(-16));
  const plain = Buffer.concat([decipher.update(one.subarray(86, -16)), decipher.final()]);

  expect(plain.toString()).toBe(`${text}\u0002`);
  expect(one.equals(other)).toBe(false);
});

test('what has no address of its own leads to the page that says what is new', () => {
  const { path } = textOf({ kind: 'decided', on: 'news', onId: 'n', id: '' } as never, 'Ada', undefined);

  expect([path, summaryOf(2, '20:00').path]).toEqual(['/dashboard', '/dashboard']);
});

test('what is over the bound is refused, and the longest name with the longest text, of any letters, is below it', async () => {
  const { ecdh, keys } = newDeviceSecrets();
  const about = { kind: 'thread', on: 'post', onId: 'p'.repeat(64), id: '' } as const;
  const path = `/your-enterprises/${'e'.repeat(64)}?post=${'p'.repeat(64)}#reply-${'r'.repeat(64)}`;
  const long = '\u{1f33e}'.repeat(1000);
  const text = textOf({ ...about, path }, long, long);

  expect((await sentTo({ ecdh, keys }, text)).bytes).toBeLessThan(4096);
  expect(encrypt('é'.repeat(MOST_BYTES / 2), keys).length).toBe(MOST_BYTES + 103);
  expect(() => encrypt('é'.repeat(MOST_BYTES / 2 + 1), keys)).toThrow('A push of 3002 bytes is over 3000.');
});

test('a service can check who sends, and for how long that is good', () => {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url');
  const privateKey = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  const pair = { publicKey, privateKey: privateKey.toString('base64url'), subject: 'mailto:a@b.example' };
  const now = Date.parse('2026-03-09T08:00:00Z');

  const [, token = '', key] =
    /^vapid t=(\S+), k=(\S+)$/.exec(authorization('https://web.push.apple.com/a/b', pair, now)) ?? [];

  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = bytes(publicKey);
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  expect([key, isGood]).toEqual([publicKey, true]);
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://web.push.apple.com',
    exp: now / 1000 + 12 * 60 * 60,
    sub: 'mailto:a@b.example',
  });
});

test.each([
  ['19:59', false],
  ['20:00', true],
  ['23:59', true],
  ['05:59', true],
  ['06:00', false],
])('at %s it is quiet: %s', (time, quiet) => {
  expect(isQuiet({ day: '', time }, '20:00', '06:00')).toBe(quiet);
});

test('the same time for both is never quiet, and an afternoon may be', () => {
  expect(isQuiet({ day: '', time: '20:00' }, '20:00', '20:00')).toBe(false);
  expect(isQuiet({ day: '', time: '13:00' }, '12:00', '14:00')).toBe(true);
});

test('the morning is that of where the member is', () => {
  const now = Date.parse('2026-03-09T18:30:20Z');

  expect(localTime(now, 'Africa/Nairobi')).toEqual({ day: '2026-03-09', time: '21:30' });
  expect(localTime(now, 'Pacific/Auckland')).toEqual({ day: '2026-03-10', time: '07:30' });
  expect(new Date(nextAt('06:00', now, 'Africa/Nairobi')).toISOString()).toBe('2026-03-10T03:00:00.000Z');
  expect(new Date(nextAt('07:30', now, 'Pacific/Auckland')).toISOString()).toBe('2026-03-10T18:30:00.000Z');
});

const MINUTE = 60_000;
const at = (day: string, time: string, ms = 0) => ({ day, time, at: ms });
const job = { job: 'one', isRetry: false };
const one = (id: string) => ({ ...job, id, of: id });

test('three a day ring and the rest waits, until another day', () => {
  const bounds = { quietFrom: '20:00', quietTo: '06:00', mostPushes: 3 };
  let state: Parameters<typeof count>[0];
  const acts = ['a', 'b', 'b', 'c', 'd', 'd', 'e'].map((id) => {
    const { act, after } = count(state, one(id), at('2026-03-09', '12:00', MINUTE), bounds);
    state = after;
    return act;
  });

  expect(acts).toEqual(['ring', 'ring', 'done', 'ring', 'hold', 'done', 'hold']);
  expect(state).toMatchObject({ sent: 3, held: 2, since: '12:00' });
  expect(count(state, one('f'), at('2026-03-10', '05:00'), bounds).act).toBe('hold');
  expect(count(state, one('f'), at('2026-03-10', '07:00'), bounds)).toMatchObject({
    act: 'ring',
    after: { sent: 1, held: 2 },
  });
});

test('what a worker ended before rings again, by the same job alone', () => {
  const bounds = { quietFrom: '20:00', quietTo: '06:00', mostPushes: 1 };
  const { after } = count(undefined, one('a'), at('2026-03-09', '12:00', 0), bounds);
  const held = count(after, one('b'), at('2026-03-09', '12:00', 0), bounds).after;
  const again = (id: string, minutes: number, more = {}) =>
    count(held, { ...one(id), ...more }, at('2026-03-09', '12:01', minutes * MINUTE), bounds).act;

  expect([again('a', 0), again('a', 1), again('a', 0, { isRetry: true })]).toEqual([
    'done',
    'again',
    'again',
  ]);
  expect([again('a', 1, { job: 'two' }), again('b', 1, { isRetry: true })]).toEqual(['done', 'done']);
});

test('messages of a conversation in a row are counted as one, for an hour', () => {
  const bounds = { quietFrom: '20:00', quietTo: '06:00', mostPushes: 3 };
  const { after } = count(undefined, { ...job, id: 'm0', of: 'chat' }, at('2026-03-09', '12:00', 0), bounds);
  const acts = Array.from({ length: 200 }, (_, index) => {
    return count(
      after,
      { ...job, id: `m${index + 1}`, of: 'chat' },
      at('2026-03-09', '12:59', 59 * MINUTE),
      bounds,
    );
  });

  expect(new Set(acts.map(({ act }) => act))).toEqual(new Set(['done']));
  const later = count(
    after,
    { ...job, id: 'last', of: 'chat' },
    at('2026-03-09', '13:00', 60 * MINUTE),
    bounds,
  );
  expect(later).toMatchObject({ act: 'ring', after: { sent: 2 } });
});

test('what waits is told in the next morning, unless that is planned or lost', () => {
  const iso = (time: string) => `2026-03-10T${time}:00.000Z`;
  const restAt = (planned: string | undefined, now: string, held = 1) => {
    const day = { day: '2026-03-10', sent: 0, held, told: [], version: 1, restAt: planned };
    return restOf(day, Date.parse(iso('18:00')), Date.parse(iso(now)));
  };

  expect(restAt(undefined, '09:00')).toBe(iso('18:00'));
  expect(restAt(iso('18:00'), '09:00')).toBe(iso('18:00'));
  // The clock has not come to it yet.
  expect(restAt(iso('08:50'), '09:00')).toBe(iso('08:50'));
  expect(restAt(iso('02:00'), '09:00')).toBe(iso('18:00'));
  // Their mornings are earlier by now.
  expect(restAt(iso('20:00'), '09:00')).toBe(iso('18:00'));
  expect(restAt(iso('18:00'), '09:00', 0)).toBeUndefined();
});
