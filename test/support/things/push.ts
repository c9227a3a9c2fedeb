import { createECDH, randomBytes } from 'node:crypto';
import { newKey } from '../forms.ts';
import type { TestMember } from '../system/stack.ts';

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
