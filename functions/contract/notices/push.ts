import * as z from 'zod/mini';
import { together } from '#contract/fields/checks.ts';
import { Flag, Id, text } from '#contract/fields/field.ts';
import { TimeZone } from '#contract/fields/time-zone.ts';
import { route } from '#contract/route.ts';

/** How many devices of a member are told; of one more, the one that was added first is no more. */
export const MOST_DEVICES = 5;

/** In characters. */
const LONGEST_ENDPOINT = 1000;
const LONGEST_AGENT = 1000;

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

/** A device of the caller's that is told, in words; where it receives is nobody's to see. */
export const Device = z.object({
  id: Id,
  /** Such as Chrome, and Android; absent where nobody knows. */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  /** When it was added first, ISO 8601 UTC. */
  since: z.string(),
});
export type Device = z.infer<typeof Device>;

export const listPush = route({
  method: 'GET',
  path: '/api/push',
  summary: "The caller's devices that are told while the site is closed, the last one first.",
  input: () => z.object({}),
  output: () => z.object({ data: z.array(Device) }),
});

export const addPush = route({
  method: 'POST',
  path: '/api/push/add',
  summary: `Has one of the caller's devices told while the site is closed, at most ${MOST_DEVICES}; the same again takes its place, and nobody else is told by it any more. What is told is quiet by the time of \`zone\`.`,
  readsIndex: true,
  status: 201,
  input: () =>
    z.object({
      endpoint: Endpoint,
      keys: DeviceKeys,
      zone: z.optional(TimeZone),
      /** What the browser says of itself (`navigator.userAgent`): its name and the system's are kept, no more. */
      agent: z.optional(text('This must be a text.', LONGEST_AGENT)),
      /**
       * That the device tells the server again by itself: one that was stopped in the list is refused (`push.stopped`).
       */
      isRenewal: z.optional(z.boolean('Please say whether it is a renewal.')),
    }),
  output: () => z.object({ data: z.object({ id: Id }) }),
});

export const removePush = route({
  method: 'DELETE',
  path: '/api/push',
  summary:
    "Has one of the caller's devices told no more, by its endpoint or its id, or `all` of them but one. Answers which were told until now. One that is stopped by its id, or with all, begins again by a tap on it alone, or with `untilSignIn` once the caller signs in there.",
  input: () =>
    z
      .object({
        endpoint: z.optional(Endpoint),
        id: z.optional(Id),
        all: z.optional(Flag),
        /** With `all`: the id of the one that is still told. One that is none of theirs is 404, and nothing ends. */
        but: z.optional(Id),
        /** Such as after a new password: they are told again by themselves once their member signs in there. */
        untilSignIn: z.optional(Flag),
      })
      .check(
        together<{ endpoint?: string; id?: string; all?: boolean }>(
          ['endpoint', 'id', 'all'],
          ({ endpoint, id, all }) =>
            [endpoint, id, all].filter(Boolean).length === 1
              ? undefined
              : { message: 'Please say which device.' },
        ),
      ),
  output: () => z.object({ data: z.object({ ids: z.array(Id) }) }),
});

export const push = { listPush, addPush, removePush };
