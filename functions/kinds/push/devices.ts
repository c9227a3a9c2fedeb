import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import { take } from '#platform/table/walk.ts';

/** A device that is told, as its browser says it. Its keys are nobody's but its own, and no archive has them. */
export const DeviceItem = z.object({
  sk: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  zone: z.optional(z.string()),
  /** When it was added, ISO 8601 UTC. */
  at: z.string(),
});
export type DeviceItem = z.infer<typeof DeviceItem>;

const ID_LENGTH = 32; // hexadecimal digits: 128 bits

export const deviceIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, ID_LENGTH);

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

/** The writes with which none of a member's devices is told any more. */
export const forgetDevices = async (userId: string) =>
  (await readDevices(userId, { consistent: true })).map((device) => ({
    remove: { Key: deviceKey(userId, device) },
  }));
