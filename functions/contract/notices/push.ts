import * as z from 'zod/mini';
import { Id, text } from '#contract/fields/field.ts';
import { route } from '#contract/route.ts';

/** How many devices of a member are told; of one more, the one that was added first is no more. */
export const MOST_DEVICES = 5;

/** In characters. */
const LONGEST_ENDPOINT = 1000;

const Endpoint = text('Please say which device.', LONGEST_ENDPOINT).check(
  z.refine((address) => URL.canParse(address), 'This is not the address of a device.'),
);

const base64url = (pattern: RegExp) =>
  z.string('This is not a key.').check(z.refine((key) => pattern.test(key), 'This is not a key.'));

/** What a browser's `PushSubscription` says of itself (RFC 8291): a point of P-256 of 65 bytes, and 16 bytes. */
const DeviceKeys = z.object(
  {
    p256dh: base64url(/^B[A-P][\w-]{84}[AEIMQUYcgkosw048]$/),
    auth: base64url(/^[\w-]{21}[AQgw]$/),
  },
  'These are not the keys of a device.',
);

export const addPush = route({
  method: 'POST',
  path: '/api/push/add',
  summary: `Has one of the caller's devices told while the site is closed, at most ${MOST_DEVICES}; the same again takes its place. What is told is quiet by the time of \`zone\`.`,
  access: 'member',
  table: 'write',
  status: 201,
  body: 'json',
  input: () =>
    z.object({
      endpoint: Endpoint,
      keys: DeviceKeys,
      /** A name of the time zone database, such as Africa/Nairobi. */
      zone: z.optional(text('This must be a time zone.', 64)),
    }),
  output: () => z.object({ data: z.object({ id: Id }) }),
});

export const removePush = route({
  method: 'DELETE',
  path: '/api/push',
  summary: "Has one of the caller's devices told no more; nothing happens where it was not.",
  access: 'member',
  table: 'write',
  input: () => z.object({ endpoint: Endpoint }),
  output: () => z.object({ data: z.object({ id: Id }) }),
});

export const push = { addPush, removePush };
