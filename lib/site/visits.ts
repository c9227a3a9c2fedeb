import type { ModuleGraph } from './module-graph.ts';

/** What is loaded by a dynamic import: a screen, or a part such as a dialog. */
export interface Visit {
  /** Its entry module. */
  readonly entry: string;
  /** All modules that it loads, with those of the bars around it. */
  readonly loads: ReadonlySet<string>;
  readonly isScreen: boolean;
  readonly isForVisitors: boolean;
  /** Whether `main.ts` loads it early, as a first screen. */
  readonly isFirst: boolean;
  /** Whether it sends what is written: a missing style sheet of its own would delay sending. */
  readonly isSending: boolean;
}

/** The modules that the site starts with, by path. */
export interface Beginnings {
  readonly main: string;
  readonly start: string;
  /** The modules around each member's screen. */
  readonly shell: readonly string[];
}

/** Screens for visitors who are not signed in, and what the sign-in waits for. */
const FOR_VISITORS = /\/screens\/(session\/|not-found)|\/lib\/session\/sign-in\.ts$/;

export function visitsOf(graph: ModuleGraph, { main, start, shell }: Beginnings): Visit[] {
  const application = graph.closure([main, start]);
  const members = graph.closure(shell, application);
  const first = new Set(graph.fetches(main));
  const entries = fetchedFrom(main, graph).filter((id) => !members.has(id));
  return entries.map((entry) => {
    const isForVisitors = FOR_VISITORS.test(entry);
    return {
      entry,
      loads: graph.closure([entry], isForVisitors ? application : members),
      isScreen: isForVisitors || entry.includes('/screens/'),
      isForVisitors,
      isFirst: first.has(entry),
      isSending: entry.includes('/parts/sync/queue/'),
    };
  });
}

/** Everything that is loaded by a dynamic import, from wherever it is reached. */
function fetchedFrom(main: string, graph: ModuleGraph): string[] {
  const entries = new Set([main]);
  for (const entry of entries) {
    for (const id of graph.closure([entry])) for (const fetched of graph.fetches(id)) entries.add(fetched);
  }
  entries.delete(main);
  return [...entries].toSorted();
}
