import { askEarly, fetchConfig } from '#web/lib/api/early.ts';
import { savesData } from '#web/lib/saves-data.ts';
import type { FirstScreen } from './first-screens.ts';

type Reply = { readonly data?: unknown } & object;

/** How many things of a list a phone shows at first. */
const IN_SIGHT = 4;

/** The screen at an address, and the id in it. Addresses are matched in either case. */
export function screenAt<Screen>(pathname: string, screens: Readonly<Record<string, Screen>>) {
  const path = pathname.replace(/\/$/, '');
  for (const [address, screen] of Object.entries(screens)) {
    const pattern = address.replace(':', '([\\w-]+)').replaceAll('*', '[^/]+');
    const [found, id = ''] = RegExp(`^${pattern}$`, 'i').exec(path) ?? [];
    if (found) return { screen, id };
  }
  return { screen: undefined, id: '' };
}

/**
 * Sends the first request of a screen for the signed-in member, and fetches the picture that its reply shows first,
 * before the application runs; those below it once the screen's code is here, while the processor has all to do and the
 * line nothing. Never throws: the screen asks again, and shows what is wrong.
 */
export async function askFirst(
  { asks, fetch, picture }: FirstScreen,
  id: string,
  stored: (key: string) => string | null,
): Promise<void> {
  try {
    const { token } = JSON.parse(stored('userInfo') ?? '{}') as { token?: string };
    const { id: communityId } = JSON.parse(stored('currentCommunity') ?? '{}') as { id?: string };
    if (!asks || !token || !communityId || hasExpired(token)) return;
    const answer = await askEarly(asks(id, encodeURIComponent(communityId)), token);
    if (!answer || !picture || savesData()) return;
    const reply = JSON.parse(answer.text) as Reply;
    for (const [place, thing] of [reply.data ?? reply].flat().slice(0, IN_SIGHT).entries()) {
      const image = await fetchPicture(...picture(Object(thing), place));
      if (place > 0) continue;
      // The page has painted the place of the news' picture: it shows there before the application runs.
      document.querySelector('#boot .b-cover')?.append(image);
      await fetch();
    }
  } catch {
    // As above.
  }
}

async function fetchPicture(folder: string, name = ''): Promise<Node | string> {
  const { contentHost } = (await fetchConfig()) as { contentHost: string };
  const src = `${contentHost}/${folder}/${encodeURIComponent(name)}`;
  return name && Object.assign(new Image(), { alt: '', fetchPriority: 'high', src });
}

/** It would be refused, and the screen asks with a fresh one. */
function hasExpired(token: string): boolean {
  const claims = atob(token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '');
  return (JSON.parse(claims) as { exp: number }).exp * 1000 < Date.now();
}
