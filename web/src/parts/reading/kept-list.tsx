import { useState } from 'react';
import { cameAt, replyCache, unchecked } from '#web/lib/api/reply-cache.ts';
import { getSession } from '#web/lib/session/session.ts';
import { type KeptKey, type KeptPage, pageOf } from './keepable.ts';
import { KeptPages } from './kept-pages.tsx';

/** Links shown of what the device keeps. */
const MAX_LINKS = 12;

/** Says below the failure of a screen what is on the device. */
export function KeptList() {
  const [pages] = useState(keptPages);
  return <KeptPages pages={pages} />;
}

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
  return [...new Map(pages.map((page) => [page.to, page])).values()]
    .filter(({ to }) => to.split('?')[0] !== here)
    .slice(0, MAX_LINKS);
}
