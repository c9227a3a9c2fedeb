import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Key, keys, memberIndex, partitions, toldBy } from '#platform/table/keys.ts';
import { readIndex } from '#platform/table/member-index.ts';
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

/** The item of a device, by which whoever else is told by it is found. */
export const deviceOf = (userId: string, device: Omit<DeviceItem, 'sk'>) => {
  const id = deviceIdOf(device.endpoint);
  return { ...keys.device(userId, id), ...device, [memberIndex.by]: toldBy(id) };
};

/** The item that says that a member stopped a device from the list. */
export const stopOf = (userId: string, id: string) => ({
  ...keys.stoppedDevice(userId, id),
  expiresAt: Math.floor((Date.now() + STOPPED_DAYS * DAY_MS) / 1000),
});

/** Keys of the rows of a device that are other members'; one of the last second may be missing. */
export const othersOf = async (userId: string, id: string): Promise<Key[]> =>
  (await readIndex(toldBy(id))).filter(({ pk }) => pk !== partitions.push(userId));

/** A member's devices, the one that was added first before the others. */
export async function readDevices(userId: string, { consistent = false } = {}): Promise<DeviceItem[]> {
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
  (await readDevices(userId, { consistent: true }))
    .filter((device) => idOfDevice(device) !== but)
    .map((device) => ({ remove: { Key: deviceKey(userId, device) } }));
