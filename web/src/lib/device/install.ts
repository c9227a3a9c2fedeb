import { keep, readKept } from './browser-storage.ts';
import { installPrompt } from './install-prompt.ts';

const VISITS = 'deviceVisits';
const DISMISSED = 'installDismissed';
const VISITS_BEFORE_OFFER = 3;
/** Whoever comes back after that comes for another visit. */
const PAUSE_MS = 30 * 60 * 1000;

/** How this device puts the site on its home screen: by a button, or by the browser's menu, as on iOS. */
export function installWay(): 'button' | 'menu' | undefined {
  if (isInstalled()) return undefined;
  if (installPrompt()) return 'button';
  return isApple() ? 'menu' : undefined;
}

/** Opened from the home screen. */
const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** An iPad calls itself a Mac, and is one with touch. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Notes that somebody is here, on this device. */
export function countVisit(now = Date.now()): void {
  const { count, at } = readVisits();
  keep(VISITS, JSON.stringify({ count: now - at > PAUSE_MS ? count + 1 : count, at: now }));
}

function readVisits(): { count: number; at: number } {
  try {
    const { count, at } = JSON.parse(readKept(VISITS) ?? '{}');
    return { count: Number(count) || 0, at: Number(at) || 0 };
  } catch {
    return { count: 0, at: 0 };
  }
}

/** Whether it is offered without being asked: after the third visit, and until it is dismissed. */
export const isInstallOffered = (): boolean =>
  readVisits().count > VISITS_BEFORE_OFFER && readKept(DISMISSED) === null;

/** It is not offered again on this device; the profile still has it. */
export const dismissInstall = (): boolean => keep(DISMISSED, 'true');
