import { newKey } from '#web/lib/api/request.ts';
import {
  dropDeviceFile,
  dropDeviceFiles,
  keepDeviceFile,
  readDeviceFile,
} from '#web/lib/device/device-files.ts';
import type { KeptFile, NewEntry } from './outbox-entry.ts';

/** Files that the device does not take, or not this large: they live as long as the page. */
const fleeting = new Map<string, File>();

const nameOf = (memberId: string, name: string) => `${memberId}/${name}`;

/** Keeps a file of an entry, under a name that no other file of the member has. */
export const fileOf = (name: string, file: File): KeptFile => ({
  name,
  filename: file.name,
  size: file.size,
  key: newKey(),
});

/** @returns whether it outlives the page. */
export async function keepFile(memberId: string, name: string, file: File): Promise<boolean> {
  fleeting.delete(nameOf(memberId, name));
  if (await keepDeviceFile(memberId, name, file)) return true;
  fleeting.set(nameOf(memberId, name), file);
  return false;
}

/** Whether one of its files lives only as long as the page. */
export const hasFleeting = (memberId: string, { steps }: NewEntry): boolean =>
  filesOf(steps).some(({ name }) => fleeting.has(nameOf(memberId, name)));

export async function readFile(memberId: string, name: string): Promise<File | undefined> {
  return fleeting.get(nameOf(memberId, name)) ?? (await readDeviceFile(memberId, name));
}

export function dropFile(memberId: string, name: string): Promise<void> {
  fleeting.delete(nameOf(memberId, name));
  return dropDeviceFile(memberId, name);
}

/** Drops every file whose name begins so. */
export function dropFilesIn(memberId: string, folder: string): Promise<void> {
  for (const name of fleeting.keys()) if (name.startsWith(nameOf(memberId, folder))) fleeting.delete(name);
  return dropDeviceFiles(memberId, folder);
}

export async function dropFiles(memberId: string, { steps }: NewEntry): Promise<void> {
  for (const { name } of filesOf(steps)) await dropFile(memberId, name);
}

export const filesOf = (steps: NewEntry['steps']): KeptFile[] =>
  steps.flatMap(({ files = {} }) => Object.values(files));
