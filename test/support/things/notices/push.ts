import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { decrypt } from '#lib/local/mailbox/push-service.ts';
import { newPushPair } from '#lib/push-pair.ts';
import { newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import { granted, made } from '#test/told.ts';

/** What a browser of the test's own keeps to itself. */
export function newDeviceSecrets() {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url', 'uncompressed');
  return { ecdh, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

/** Of RFC 8291, Appendix A. */
export const deviceKeys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** A device as its browser says it. */
export const device = (name: string, keys = deviceKeys) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys,
});

export const addDevice = (member: TestMember, asked: object) =>
  member.call('POST', '/api/push/add', asked, newKey());

export const removeDevice = (member: TestMember, endpoint: string) =>
  member.call('DELETE', `/api/push?endpoint=${encodeURIComponent(endpoint)}`);

export const listDevices = async (member: TestMember) =>
  (await granted(member.call('GET', '/api/push'))).data;

/** What a device is sent, as its browser reads it, and how many bytes it comes in. */
export async function sentTo(
  { ecdh, keys }: { readonly ecdh: ECDH; readonly keys: typeof deviceKeys },
  text: { readonly title: string; readonly body: string; readonly path: string; readonly tag: string },
) {
  const asked: Uint8Array[] = [];
  vi.stubEnv('SITE_ORIGIN', 'https://furrow.example');
  vi.stubGlobal('fetch', async (_: string, { body }: { body: Uint8Array }) => {
    asked.push(body);
    return new Response(null, { status: 201 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(() => void vi.unstubAllEnvs());
  const { send } = await import('#kinds/push/send.ts');
  const pair = { ...newPushPair(), subject: 'mailto:ada@example.com' };
  await send({ sk: 'D#1', at: '2026-03-09', endpoint: device('x').endpoint, ...keys }, text, pair);
  const [content = new Uint8Array()] = asked;
  const own = { publicKey: keys.p256dh, auth: keys.auth, privateKey: ecdh.getPrivateKey('base64url') };
  return { bytes: content.length, content: JSON.parse(decrypt(Buffer.from(content), own)) };
}

type Answers = Readonly<Record<string, (nth: number) => number | Promise<number>>>;

/**
 * A push service of the test's own, until its end: it answers each device, by its name, with a status. Answers whom it
 * was asked to ring, and how to add one of its devices.
 */
export async function aPushService(answers: Answers) {
  const rung: string[] = [];
  const ttls: number[] = [];
  const service = createServer(async (request, response) => {
    const name = String(request.url?.split('/').at(-1));
    rung.push(name);
    ttls.push(Number(request.headers['ttl']));
    request.resume();
    const status = await answers[name]?.(rung.filter((other) => other === name).length);
    response.writeHead(status ?? 500).end();
  });
  await new Promise<void>((done) => service.listen(0, 'localhost', done));
  onTestFinished(() => void service.close());
  vi.stubEnv('PUSH_MAILBOX', `http://localhost:${(service.address() as AddressInfo).port}/push`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const add = (member: TestMember, name: string) =>
    made(addDevice(member, { endpoint: `${process.env['PUSH_MAILBOX']}/${name}`, keys: deviceKeys }));
  return { rung, ttls, add };
}
