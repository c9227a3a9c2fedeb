import { useEffect, useState } from 'react';
import { communities } from '#contract/communities/communities.ts';
import { enterprises } from '#contract/communities/enterprises.ts';
import { groups } from '#contract/communities/groups.ts';
import { courses } from '#contract/courses/courses.ts';
import { isShown } from '#contract/fields/hidden.ts';
import { call } from '#web/lib/api/api.ts';
import { useSession } from '#web/lib/session/session.ts';
import type { Place } from './survey-draft.ts';

export interface OwnPlace extends Place {
  readonly title: string;
}

export interface OwnPlaces {
  readonly known: readonly OwnPlace[];
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The largest page. */
const PAGE_SIZE = 50;

interface Page {
  readonly totalPages: number;
}

/** All pages of a list, one after the other. */
async function allOf<Of extends Page, Item>(
  load: (paging: { pageNumber: number; pageSize: number }) => Promise<Of>,
  itemsOf: (page: Of) => readonly Item[],
): Promise<Item[]> {
  const all: Item[] = [];
  let pages = 1;
  for (let pageNumber = 1; pageNumber <= pages; pageNumber += 1) {
    const page = await load({ pageNumber, pageSize: PAGE_SIZE });
    all.push(...itemsOf(page));
    pages = page.totalPages;
  }
  return all;
}

const isOwn = ({ isCreator }: { readonly isCreator: string }) => isCreator === 'true';

/** What the member made: nobody can leave that, so it stands among what they follow. */
async function loadOwn(communityId: string | undefined, signal: AbortSignal): Promise<OwnPlace[]> {
  const inCommunity = async (kind: 'group' | 'enterprise'): Promise<OwnPlace[]> => {
    if (communityId === undefined) return [];
    const route = kind === 'group' ? groups.listUserGroups : enterprises.listUserEnterprises;
    const all = await allOf(
      (paging) => call(route, { communityId, ...paging }, { signal }),
      ({ data }) => data,
    );
    return all.filter(isOwn).map(({ id, title }) => ({ on: kind, id, title }));
  };
  const [own, inner, outer, made] = await Promise.all([
    allOf(
      (paging) => call(communities.listUserCommunities, paging, { signal }),
      (page) => page.communities,
    ),
    inCommunity('group'),
    inCommunity('enterprise'),
    allOf(
      (paging) => call(courses.listUserCourses, { role: 'created', ...paging }, { signal }),
      ({ data }) => data,
    ),
  ]);
  return [
    ...own.filter(isOwn).map(({ id, name }) => ({ on: 'community' as const, id, title: name })),
    ...inner,
    ...outer,
    ...made.filter(isShown).map(({ id, title }) => ({ on: 'course' as const, id, title })),
  ];
}

/** Whom the member may ask: of groups and enterprises, those of the current community. */
export function useOwnPlaces(): OwnPlaces {
  const communityId = useSession().community?.id;
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<Omit<OwnPlaces, 'retry'>>({
    known: [],
    error: undefined,
    isLoading: true,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    setFound(({ known, error }) => ({ known, error, isLoading: true }));
    loadOwn(communityId, signal).then(
      (known) => signal.aborted || setFound({ known, error: undefined, isLoading: false }),
      (error: Error) => signal.aborted || setFound(({ known }) => ({ known, error, isLoading: false })),
    );
    return () => stopping.abort();
  }, [communityId, tries]);

  return { ...found, retry: () => setTries(tries + 1) };
}
