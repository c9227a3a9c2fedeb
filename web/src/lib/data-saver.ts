import { useSyncExternalStore } from 'react';
import { keep } from '#web/lib/device/browser-storage.ts';
import { DATA_SAVER, savesData } from './saves-data.ts';

const listeners = new Set<() => void>();
/** Addresses of the pictures and videos that the member pressed. */
const pressed = new Set<string>();

export function chooseDataSaver(isOn: boolean): void {
  keep(DATA_SAVER, isOn ? 'on' : 'off');
  tell();
}

export const useSavesData = (): boolean => useSyncExternalStore(subscribe, savesData);

/** Whether the address may be loaded now. What lies on this device costs nothing. */
export const useIsLoaded = (address: string | undefined): boolean =>
  useSyncExternalStore(subscribe, () => isLoaded(address));

const isLoaded = (address = '') => pressed.has(address) || address.startsWith('blob:') || !savesData();

/** Loads what the data saver holds back at this address. */
export function load(address: string): void {
  pressed.add(address);
  tell();
}

const tell = () => {
  for (const listener of [...listeners]) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab chose.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
