/*
 * Functions that run in the page of a driven browser: each stands alone, since its text goes there.
 */

/** All that is seen. */
export const wordsOf = (): string => document.body.innerText;

/** The middle of the part of that name, where a press would reach it. */
export function placeOf(among: string, name: string): { x: number; y: number } | undefined {
  const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
  const names = (part: HTMLElement) => {
    const labels = [...((part as HTMLInputElement).labels ?? [])].map(({ textContent }) =>
      plain(textContent),
    );
    return [
      plain(part.ariaLabel),
      ...labels,
      ...(part.matches('input, textarea') ? [] : [plain(part.innerText)]),
    ];
  };
  const all = [...document.querySelectorAll<HTMLElement>(among)].filter((part) => part.checkVisibility());
  const exact = all.filter((part) => names(part).includes(name));
  const near = all.filter((part) => names(part).some((each) => each.startsWith(name)));
  for (const part of exact.length > 0 ? exact : near) {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    const isReached =
      part.contains(hit) || (hit instanceof HTMLElement && hit.closest('label')?.control === part);
    if (isReached && !part.matches(':disabled, [aria-disabled="true"]')) return { x, y };
  }
  return undefined;
}

/** Takes a choice of a list, as the list that a browser opens over the page does: no two have the same. */
export function choose(label: string, value: string): void {
  const lists = [...document.querySelectorAll('select')];
  const list = lists.findLast(({ labels }) =>
    [...labels].some(({ textContent }) => textContent?.startsWith(label)),
  );
  if (!list) throw new Error(`there is no list “${label}”`);
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * What is missing of the site in the newest worker that is installed: nothing once all of it opens without a network.
 */
export async function missingOfSite(): Promise<string[] | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.waiting ?? registration?.active;
  if (!worker) return undefined;
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done([...data.shell, ...data.rest]);
    worker.postMessage(['state'], [port2]);
  });
}

/** All that the device keeps of the site, as text. */
export async function keptOnDevice(): Promise<Record<string, string>> {
  const kept: Record<string, string> = {
    storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  };
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    kept[name] = JSON.stringify((await cache.keys()).map(({ url }) => url));
  }
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store);
      kept[`${name}/${store}`] = JSON.stringify(
        await Promise.all([done(rows.getAllKeys()), done(rows.getAll())]),
      );
    }
    database.close();
  }
  return kept;
}
