import { Config } from '#contract/config.ts';
import type { Folder } from '#contract/route.ts';
import { fetchConfig, forgetEarly } from '#web/lib/api/early.ts';

let loaded: Config | undefined;

/** Loads `/config.json` once; a failure throws and the next call tries again. */
export async function loadConfig(): Promise<Config> {
  if (loaded) return loaded;
  loaded = Config.parse(await fetchConfig());
  return loaded;
}

/** Forgets it, as a freshly opened page. */
export function forgetConfig(): void {
  forgetEarly();
  loaded = undefined;
}

/** What `loadConfig` loaded; throws before that. */
export function config(): Config {
  if (!loaded) throw new Error('The configuration is not loaded yet.');
  return loaded;
}

/** Addresses (`blob:`) of files of the content host that the member keeps on this device, by folder and name. */
export const keptUrls = new Map<string, string>();

/**
 * Address of an uploaded file: the folder, and the name in the record. A file that is only on this device has an
 * address as its name (`blob:`), which stays.
 */
export const contentUrl = (folder: Folder, name: string): string =>
  keptUrls.get(`${folder}/${name}`) ?? hostUrl(folder, name);

/** The same on the content host, also where the file is kept on this device. */
export function hostUrl(folder: Folder, name: string): string {
  if (name.startsWith('blob:')) return name;
  return `${config().contentHost}/${folder}/${name.split('/').map(encodeURIComponent).join('/')}`;
}

/** That with the title under which it is opened or downloaded; a file that browsers show can be downloaded too. */
export function namedContentUrl(folder: Folder, name: string, title: string, isDownload = false): string {
  const query = new URLSearchParams({ name: title, ...(isDownload && { download: '1' }) });
  return `${hostUrl(folder, name)}?${query}`;
}
