import { readAllDevices } from '#kinds/push/devices.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';

/*
 * Where a member is told of something, or reads their events, outside of the site. Whoever else gets the archive must
 * not be able to: `leftOut` names what is not in it.
 */

/** A device that is told while the site is closed. */
export interface Device {
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
  readonly zone?: string | undefined;
  readonly since: string;
  readonly leftOut: readonly string[];
}

/** The address at which calendar programs find their events. */
export interface CalendarAddress {
  readonly timeZone?: string | undefined;
  readonly leftOut: readonly string[];
}

export const readDevicesOf = async (userId: string): Promise<Device[]> =>
  (await readAllDevices(userId, { consistent: true })).map(({ browser, system, zone, at, since = at }) => ({
    browser,
    system,
    zone,
    since,
    leftOut: ['endpoint', 'p256dh', 'auth'],
  }));

/** Undefined where they have none. */
export async function readCalendarAddress(userId: string): Promise<CalendarAddress | undefined> {
  const item = await findItem(keys.feed(userId));
  if (!item) return undefined;
  const timeZone = item['timeZone'] as string | undefined;
  return { timeZone, leftOut: ['secret'] };
}
