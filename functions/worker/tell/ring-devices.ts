import { findDigest } from '#kinds/digest/digest-item.ts';
import { type DeviceItem, deviceKey } from '#kinds/push/devices.ts';
import { send } from '#kinds/push/send.ts';
import type { PushText } from '#kinds/push/texts.ts';
import type { PushKeys } from '#kinds/push/vapid.ts';
import { removeItems } from '#platform/table/table.ts';

/** What the devices' services said of a push. */
interface Sent {
  /** Whether one of them took it. */
  readonly isTaken: boolean;
  /** Those whose service may take it later. */
  readonly later: readonly DeviceItem[];
}

/** Sends to each device, and forgets those that receive nothing any more. */
export async function sendTo(
  userId: string,
  devices: readonly DeviceItem[],
  text: PushText,
  pair: PushKeys,
  seconds?: number,
): Promise<Sent> {
  const outcomes = await Promise.all(devices.map((device) => send(device, text, pair, seconds)));
  const those = (outcome: (typeof outcomes)[number]) =>
    devices.filter((_, index) => outcomes[index] === outcome);
  await removeItems(those('gone').map((device) => deviceKey(userId, device)));
  return { isTaken: outcomes.includes('sent'), later: those('later') };
}

const MINUTE_MS = 60 * 1000;
/** How long (ms) a busy service is left alone, after each try. */
const PAUSES = [0, 15 * MINUTE_MS, 60 * MINUTE_MS, 180 * MINUTE_MS];

/** Undefined after so many tries that it is given up. */
export const pauseAfter = (tries: number): number | undefined => PAUSES[tries];

/** By which clock a member's day goes: that of the device that they were there with last. */
export const zoneOf = async (userId: string, devices: readonly DeviceItem[]): Promise<string | undefined> =>
  (await findDigest(userId))?.zone ?? devices.at(-1)?.zone;
