import { useState } from 'react';

interface Row {
  readonly id: string;
}
interface Page<Each> {
  readonly data: readonly Each[];
  readonly pageSize: number;
  readonly totalItems: number;
}

/** The newest page of a list, and those before it once they are asked for; `load` asks for one by its number. */
export function usePages<Each extends Row>(
  newest: Page<Each> | undefined,
  load: (pageNumber: number) => Promise<Page<Each>>,
) {
  const [earlier, setEarlier] = useState<readonly Each[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const first = newest?.data ?? [];
  // Pages begin at the newest: one that came meanwhile moves others to the next page, where they come again.
  const all = [...first, ...without(earlier, first)];
  const loadEarlier = async () => {
    setState('loading');
    try {
      const page = await load(Math.floor(all.length / (newest?.pageSize ?? 1)) + 1);
      setEarlier((before) => [...before, ...without(page.data, before)]);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return {
    /** Newest first. */
    all,
    left: Math.max(0, (newest?.totalItems ?? 0) - all.length),
    ...{ loadEarlier, state },
    /** One that is deleted leaves the earlier ones at once. */
    forget: (gone: string) => setEarlier((before) => before.filter(({ id }) => id !== gone)),
  };
}

function without<Each extends Row>(rows: readonly Each[], known: readonly Row[]): Each[] {
  const ids = new Set(known.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
}
