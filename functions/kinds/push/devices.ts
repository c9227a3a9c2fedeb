import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { MOST_DEVICES } from '#contract/notices/push.ts';
import { StaleReadError } from '#platform/errors.ts';
import { type Key, keys, memberIndex, partitions } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { take } from '#platform/table/walk.ts';

/** A device that is told, as its browser says it. Its keys are nobody's but its own, and no archive has them. */
export const DeviceItem = z.object({
  sk: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  zone: z.optional(z.string()),
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  /** When it was added last, and first, ISO 8601 UTC. */
  at: z.string(),
  since: z.optional(z.string()),
});
export type DeviceItem = z.infer<typeof DeviceItem>;

/** Days that a stop is remembered: longer than any session, in which a browser would begin again by itself. */
const STOPPED_DAYS = 60;
const DAY_MS = 24 * 60 * 60_000;

const ID_LENGTH = 32; // hexadecimal digits: 128 bits

export const deviceIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, ID_LENGTH);

export const idOfDevice = ({ sk }: Pick<DeviceItem, 'sk'>): string => sk.slice(keys.device('', '').sk.length);

export const deviceOf = (userId: string, device: Omit<DeviceItem, 'sk'>) => ({
  ...keys.device(userId, deviceIdOf(device.endpoint)),
  ...device,
});

/**
 * The writes with which a device tells this member, and whoever it told before no more. Of two at once one is the
 * later: they find what the other one wrote.
 */
export async function claimDevice(userId: string, id: string): Promise<Action[]> {
  const Key = keys.deviceOwner(id);
  const before = (await findItem(Key))?.[memberIndex.by];
  const isAsRead =
    before === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#owner = :before',
          ExpressionAttributeNames: { '#owner': memberIndex.by },
          ExpressionAttributeValues: { ':before': before },
        };
  return [
    {
      put: { Item: { ...Key, [memberIndex.by]: userId }, ...isAsRead },
      otherwise: () => new StaleReadError('push.changed'),
    },
    ...(before === undefined || before === userId
      ? []
      : [{ remove: { Key: keys.device(String(before), id) } }]),
  ];
}

/** The item that says that a member stopped a device from the list. */
export const stopOf = (userId: string, id: string) => ({
  ...keys.stoppedDevice(userId, id),
  expiresAt: Math.floor((Date.now() + STOPPED_DAYS * DAY_MS) / 1000),
});

/** A member's devices that are told, the one that was added first before the others: the last five that there are. */
export const readDevices = async (userId: string, how?: { consistent: boolean }): Promise<DeviceItem[]> =>
  (await readAllDevices(userId, how)).slice(-MOST_DEVICES);

/** The same with those that several additions at once left over, until the next one. */
export async function readAllDevices(userId: string, { consistent = false } = {}): Promise<DeviceItem[]> {
  const { pk, sk } = keys.device(userId, '');
  const items = await take({ pk, from: sk, to: `${sk}~` }, { consistent });
  return items.map((item) => DeviceItem.parse(item)).sort((one, other) => (one.at < other.at ? -1 : 1));
}

export const deviceKey = (userId: string, { sk }: Pick<DeviceItem, 'sk'>): Key => ({
  pk: partitions.push(userId),
  sk,
});

/** The writes with which none of a member's devices is told any more, or only one. */
export const forgetDevices = async (userId: string, but?: string) =>
  (await readAllDevices(userId, { consistent: true }))
    .filter((device) => idOfDevice(device) !== but)
    .map((device) => ({ remove: { Key: deviceKey(userId, device) } }));
