import { useEffect, useState } from 'react';
import type { KindHooks } from './kind-hooks.ts';
import { hooksOf } from './kinds.ts';

/** What each of these kinds is; one whose part of the site does not arrive is missing. */
export function useHooksOf(kinds: readonly string[]): Readonly<Record<string, KindHooks | undefined>> {
  const [known, setKnown] = useState<Record<string, KindHooks | undefined>>({});
  const wanted = [...new Set(kinds)].sort().join(' ');
  useEffect(() => {
    for (const kind of wanted.split(' ').filter(Boolean))
      hooksOf(kind).then(
        (hooks) => setKnown((before) => ({ ...before, [kind]: hooks })),
        () => undefined,
      );
  }, [wanted]);
  return known;
}
