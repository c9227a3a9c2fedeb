import { createHash } from 'node:crypto';
import type { Route } from '#contract/route.ts';
import { AppError } from '#platform/errors.ts';
import { pack } from '#platform/pack.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem, findItems } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** How long a key is remembered: longer than a session can wait without a signal. */
export const KEPT_SECONDS = 40 * DAY_SECONDS;
const PACKED_FROM_BYTES = 768; // a longer reply (it may repeat a whole text) is kept packed: with its key it would be over a kilobyte, and cost twice
const MAX_ITEM_BYTES = 300_000; // what is larger than that even so takes several items, of 400 kB at most each

/** A request that must take effect once, however often it is sent. */
export interface Once {
  readonly userId: string;
  /** What the client sent as `Idempotency-Key`. */
  readonly key: string;
  /** A hash of the row and the input without what is secret: another request under the same key is a mistake. */
  readonly hash: string;
  /** Whether something of the input is secret: then nobody shall see by the time of its reply what came with it. */
  readonly isSecret: boolean;
}

type Row = Pick<Route, 'method' | 'path' | 'secret'>;

/** Throws `idempotency.invalid` for a malformed key. */
export function once(userId: string, key: string, { method, path, secret = [] }: Row, input: object): Once {
  if (key.length < 16 || key.length > 64) {
    throw new AppError(
      'invalid',
      'idempotency.invalid',
      'The Idempotency-Key must have 16 to 64 characters.',
    );
  }
  const told = Object.fromEntries(Object.entries(input).filter(([name]) => !secret.includes(name)));
  return { userId, key, hash: hashOf(`${method} ${path}`, told), isSecret: secret.length > 0 };
}

/**
 * What the request answered before, or undefined. Throws `idempotency.reused` when the key was used for another
 * request.
 */
export async function findReply({ userId, key, hash }: Once, now = Date.now()): Promise<unknown> {
  const item = await findItem(keys.once(userId, key));
  // DynamoDB removes what has expired within days, not at once.
  if (!item || Number(item['expiresAt']) * 1000 <= now) return undefined;
  if (item['hash'] !== hash) {
    throw new AppError(
      'conflict',
      'idempotency.reused',
      'This Idempotency-Key was used for another request.',
    );
  }
  const { reply, more = 0 } = item;
  if (!(reply instanceof Uint8Array)) return JSON.parse(String(reply));
  const others = await findItems(
    Array.from({ length: Number(more) }, (_, index) => keys.onceMore(userId, key, index)),
    { consistent: true },
  );
  const parts = others.toSorted((a, b) => Number(a['index']) - Number(b['index']));
  const whole = Buffer.concat([reply, ...parts.map((part) => part['reply'] as Uint8Array)]);
  return JSON.parse((await pack('inflateRaw', whole)).toString());
}

/** The writes that keep a reply. In the transaction of the effect they let only one of two requests pass. */
export async function keepReply(
  { userId, key, hash, isSecret }: Once,
  reply: unknown,
  now = Date.now(),
): Promise<Action[]> {
  const text = JSON.stringify(reply);
  const [first, ...more] =
    Buffer.byteLength(text) > PACKED_FROM_BYTES ? inParts(await pack('deflateRaw', text)) : [text];
  const forgotten = Math.floor(now / 1000) + KEPT_SECONDS;
  const expiresAt = isSecret ? endOfDay(forgotten) : forgotten;
  return [
    {
      put: {
        Item: {
          ...keys.once(userId, key),
          hash,
          reply: first,
          expiresAt,
          ...(more.length > 0 && { more: more.length }),
        },
        ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
        ExpressionAttributeValues: { ':now': Math.floor(now / 1000) },
      },
    },
    ...more.map((reply, index) => ({
      put: { Item: { ...keys.onceMore(userId, key, index), index, reply, expiresAt } },
    })),
  ];
}

const endOfDay = (seconds: number) => (Math.floor(seconds / DAY_SECONDS) + 1) * DAY_SECONDS;

const inParts = (packed: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(packed.length / MAX_ITEM_BYTES) }, (_, index) =>
    packed.subarray(index * MAX_ITEM_BYTES, (index + 1) * MAX_ITEM_BYTES),
  );

/** Files are compared by their bytes: a multipart body differs from try to try, in its boundary. */
function hashOf(address: string, input: unknown): string {
  const hash = createHash('sha256').update(address);
  const text = JSON.stringify(input, (name, value: unknown) => {
    // A device makes the small picture anew for each try, and a newer browser writes other bytes.
    if (name === 'small') return undefined;
    if (!(value instanceof Uint8Array)) return value;
    return createHash('sha256').update(value).digest('hex');
  });
  return hash.update(text).digest('base64');
}
