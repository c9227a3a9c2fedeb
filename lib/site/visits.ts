import type { ModuleGraph } from './module-graph.ts';

/** Something that is fetched by itself: a screen, or a part that comes when it is wanted, such as a dialog. */
export interface Visit {
  /** The module that it begins with. */
  readonly entry: string;
  /** All that it stands on, with what is around it. */
  readonly loads: ReadonlySet<string>;
  readonly isScreen: boolean;
  readonly isForVisitors: boolean;
  /** Whether `main.ts` asks for it by itself, as people come to it first. */
  readonly isFirst: boolean;
  /** Whether it sends what is written: a style sheet of it that does not arrive would hold up others. */
  readonly isSending: boolean;
}

/** The few modules that the site begins with, by their paths. */
export interface Beginnings {
  readonly main: string;
  readonly start: string;
  /** What stands around each screen of a member. */
  readonly shell: readonly string[];
}

/** Screens that one comes to without having signed in. */
const FOR_VISITORS = /\/screens\/(session\/|not-found)/;

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
      isScreen: entry.includes('/screens/'),
      isForVisitors,
      isFirst: first.has(entry),
      isSending: entry.includes('/parts/sync/queue/'),
    };
  });
}

/** All that is fetched when it is wanted, by whatever it may be reached. */
function fetchedFrom(main: string, graph: ModuleGraph): string[] {
  const entries = new Set([main]);
  for (const entry of entries) {
    for (const id of graph.closure([entry])) for (const fetched of graph.fetches(id)) entries.add(fetched);
  }
  entries.delete(main);
  return [...entries].toSorted();
}
