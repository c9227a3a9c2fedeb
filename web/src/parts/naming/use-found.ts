import { useEffect, useState } from 'react';
import { type CommunityMember, communities } from '#contract/communities/communities.ts';
import { call } from '#web/lib/api/api.ts';
import { hasLine } from '#web/lib/api/line.ts';
import { useSession } from '#web/lib/session/session.ts';

/** Milliseconds without a further letter, after which it is asked. */
const PAUSE_MS = 250;
const MOST = 5;
/** As many are asked for: among those found are oneself, and who lives at a place or grows what begins so. */
const ASKED = 12;

/** A member who can be named. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

/**
 * Members of the community whose user names or names begin like what is typed. None while nothing is typed, nobody has
 * answered yet or without a connection: then it is not asked either.
 */
export function useFound(typed: string | undefined): readonly Named[] {
  const { user, community } = useSession();
  const [found, setFound] = useState<readonly Named[]>([]);
  const [memberId, communityId] = [user?.id, community?.id];
  useEffect(() => {
    if (typed === undefined) setFound([]);
    if (typed === undefined || communityId === undefined) return;
    const ended = new AbortController();
    const ask = async () => {
      if (!hasLine()) return;
      const input = { communityId, search: typed, pageSize: ASKED };
      const { data } = await call(communities.listMembers, input, ended);
      setFound(data.flatMap(named).filter(({ id }) => id !== memberId));
    };
    // Without an answer what is typed stays as it is, and nothing is suggested.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [typed, communityId, memberId]);
  // Those of fewer letters stay until there is an answer, as far as they still fit.
  return typed === undefined ? [] : found.filter(begins(typed)).slice(0, MOST);
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const begins = (typed: string) => {
  const begin = folded(typed);
  return ({ username, name }: Named) =>
    [username, ...name.split(/[\s-]/)].some((word) => folded(word).startsWith(begin));
};

function named({ userId, user }: CommunityMember): Named[] {
  const { username, firstName, lastName } = user;
  // Not every user name can stand in a text.
  if (username === undefined) return [];
  return [{ id: userId, username, name: [firstName, lastName].filter(Boolean).join(' ') || username }];
}
