import { ECDH } from 'node:crypto';

/** Where browsers receive: of a host that begins with a dot, all below it. Nothing else is ever called. */
const services = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

/**
 * Whether pushes may be sent to an address: that of a browser's service, which a member's device says, and never any
 * other that somebody makes up. On one machine, also that of its own mailbox (`PUSH_MAILBOX`).
 */
export function isOfService(endpoint: string): boolean {
  const mailbox = process.env['PUSH_MAILBOX'];
  if (mailbox && endpoint.startsWith(`${mailbox}/`))
    return /^[\w-]+$/.test(endpoint.slice(mailbox.length + 1));
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}

/** Whether a key is a point of the curve, so that something can be encrypted for it. */
export function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}
