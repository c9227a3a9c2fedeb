import { deviceStore, settled } from './device-store.ts';

const inFiles = deviceStore('furrow-files', 'files');

/** Bytes: as much as a file of the library may have; the device must have room for more than one draft. */
export const MAX_KEPT_FILE_BYTES = 100_000_000;

/** Bytes that are left for other data: a full browser refuses the text of a draft too. */
const SPARE_BYTES = 20_000_000;

/**
 * Files of drafts, kept on this device under `{memberId}/{name}`. A browser that refuses the storage is no error:
 * nothing is kept, `false` says so, and the member chooses the file again after a reload.
 */
export async function keepDeviceFile(memberId: string, name: string, file: File): Promise<boolean> {
  if (file.size > MAX_KEPT_FILE_BYTES || !(await hasRoom(file.size))) return false;
  return (await attempt('readwrite', (store) => store.put(file, `${memberId}/${name}`))) !== undefined;
}

export async function readDeviceFile(memberId: string, name: string): Promise<File | undefined> {
  const found = await attempt('readonly', (store) => store.get(`${memberId}/${name}`));
  return found instanceof File ? found : undefined;
}

export const dropDeviceFile = (memberId: string, name: string): Promise<void> =>
  attempt('readwrite', (store) => store.delete(`${memberId}/${name}`)).then(() => undefined);

/** Drops every file of the member whose name starts with `prefix`. */
export function dropDeviceFiles(memberId: string, prefix: string): Promise<void> {
  const first = `${memberId}/${prefix}`;
  return attempt('readwrite', (store) => store.delete(IDBKeyRange.bound(first, `${first}\uffff`))).then(
    () => undefined,
  );
}

/** Whether that many more bytes leave room for other data. A browser that does not report its quota refuses instead. */
export async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || quota - usage >= bytes + SPARE_BYTES;
}

async function attempt(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    return await inFiles(mode, (store) => settled(run(store)));
  } catch {
    return undefined;
  }
}
