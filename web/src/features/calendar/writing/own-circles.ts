import { useEffect, useState } from 'react';
import { enterprises } from '#contract/enterprises.ts';
import { groups } from '#contract/groups.ts';
import { call } from '#web/lib/api/api.ts';
import { useSession } from '#web/lib/session/session.ts';
import type { Choices } from '#web/parts/forms/owned-kind.ts';

const routes = { groups: groups.listUserGroups, enterprises: enterprises.listUserEnterprises };

/** As many as a page has at most: who follows hundreds waits for few replies. */
const PAGE_SIZE = 50;

type Known = NonNullable<Choices['known']>;

/** Those that the member made, of the ones that they follow: nobody can leave what they made. */
async function loadOwn(scope: keyof typeof routes, communityId: string, signal: AbortSignal): Promise<Known> {
  const own: { id: string; name: string }[] = [];
  let pages = 1;
  for (let pageNumber = 1; pageNumber <= pages; pageNumber += 1) {
    const input = { communityId, pageNumber, pageSize: PAGE_SIZE };
    const page = await call(routes[scope], input, { signal });
    for (const { id, title, isCreator } of page.data) if (isCreator === 'true') own.push({ id, name: title });
    pages = page.totalPages;
  }
  return own;
}

/** The groups or enterprises of the current community that the member made; of their own calendar there is nothing to choose. */
export function useOwnCircles(scope: keyof typeof routes | undefined): Choices {
  const communityId = useSession().community?.id;
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ readonly known?: Known; readonly error?: Error }>({});
  const [isValidating, setValidating] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    if (!scope || !communityId) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    setValidating(true);
    loadOwn(scope, communityId, signal)
      .then(
        (known) => signal.aborted || setFound({ known }),
        (error: Error) => signal.aborted || setFound(({ known }) => ({ ...(known && { known }), error })),
      )
      .finally(() => signal.aborted || setValidating(false));
    return () => stopping.abort();
  }, [scope, communityId, tries]);

  return { known: found.known, error: found.error, isValidating, retry: () => setTries(tries + 1) };
}
