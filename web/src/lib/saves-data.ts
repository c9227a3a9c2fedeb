import { readKept } from '#web/lib/device/browser-storage.ts';

/** Where the member's choice lies on this device: 'on' or 'off'. */
export const DATA_SAVER = 'data-saver';

/**
 * Whether pictures, posters and videos wait for a press: as the member chose on this device, or else as their browser
 * asks for all sites. Not on every phone's network: browsers call each of them metered.
 */
export function savesData(): boolean {
  const chosen = readKept(DATA_SAVER);
  return chosen ? chosen === 'on' : connection()?.saveData === true;
}

/** Whether nothing should be fetched ahead: the member saves data, or the network is slow. */
export const sparesData = (): boolean => savesData() || connection()?.effectiveType?.endsWith('2g') === true;

const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
