import { useEffect, useState } from 'react';
import { hasLine } from '#web/lib/api/line.ts';
import { cameAt, replyCache, unchecked } from '#web/lib/api/reply-cache.ts';
import { getSession } from '#web/lib/session/session.ts';
import { withinLimit } from '#web/lib/time-limit.ts';
import { type KeptKey, type KeptPage, pageOf } from './keepable.ts';
import { KeptPages } from './kept-pages.tsx';

/** Links shown of what the device keeps. */
const MAX_LINKS = 12;

/** Milliseconds: what is on the device answers at once. */
const TIME_LIMIT_MS = 2000;

let isScreenHere: (pathname: string) => Promise<boolean> = async () => true;

/** Sets how it is known whether the device has an address's screen, too: replies come beside other screens as well. */
export function setScreenHere(known: typeof isScreenHere): void {
  isScreenHere = known;
}

/** Says below the failure of a screen what is on the device. */
export function KeptList() {
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    void openingPages().then(setPages);
  }, []);
  return pages && <KeptPages pages={pages} />;
}

/** In order, and no further than is shown: to ask for a screen downloads it where there is a signal. */
async function openingPages(): Promise<KeptPage[]> {
  const pages = keptPages();
  // With a connection each of them opens.
  if (hasLine()) return pages.slice(0, MAX_LINKS);
  const opening: KeptPage[] = [];
  for (let at = 0; at < pages.length && opening.length < MAX_LINKS; at += MAX_LINKS) {
    const some = pages.slice(at, at + MAX_LINKS);
    const areHere = await Promise.all(some.map(opens));
    opening.push(...some.filter((_, of) => areHere[of]));
  }
  return opening.slice(0, MAX_LINKS);
}

const opens = ({ to }: KeptPage) =>
  withinLimit(() => isScreenHere(pathOf(to)), { limit: TIME_LIMIT_MS }).catch(() => false);

const pathOf = (to: string) => to.split('?', 1)[0] as string;

/** What was read last comes first; each address once, without the one that is missing. */
function keptPages(): KeptPage[] {
  const { user, community } = getSession();
  const here = window.location.pathname;
  const known: [key: KeptKey, data: unknown, at: number][] = [
    ...[...unchecked.values()].map(({ key, data, at }): [KeptKey, unknown, number] => [key, data, at]),
    ...[...replyCache].flatMap(([id, { _k, data }]): [KeptKey, unknown, number][] =>
      _k && data !== undefined ? [[_k, data, cameAt.get(id) ?? 0]] : [],
    ),
  ];
  const pages = known
    .filter(([key]) => key[2] === user?.id)
    .sort(([, , one], [, , other]) => other - one)
    .flatMap(([key, data]) => pageOf(key, data, community?.id) ?? []);
  return [...new Map(pages.map((page) => [page.to, page])).values()].filter(({ to }) => pathOf(to) !== here);
}
