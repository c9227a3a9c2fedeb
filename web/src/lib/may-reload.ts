import { passing } from '#web/lib/device/browser-storage.ts';

/** Milliseconds between two automatic reloads. */
const PAUSE_MS = 300_000;

/** Whether the page may reload itself for a newer version of the site; a second time only after five minutes. */
export function mayReload(): boolean {
  const last = Number(passing.getItem('reloadedAt') ?? 0);
  return Date.now() - last > PAUSE_MS && passing.setItem('reloadedAt', String(Date.now()));
}
