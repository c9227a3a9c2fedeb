import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { chunkName } from './chunk-names.ts';
import { joinParts, type Part } from './join-parts.ts';
import { isPackage, isStyle, type ModuleGraph, moduleGraph } from './module-graph.ts';
import { type Visit, visitsOf } from './visits.ts';

/** Chunks that every page loads at once, by their whole names: those of others may begin like them. */
export const APPLICATION = /\/(early|libraries|rolldown-runtime|shared)-[\w-]{7}\.js$/;

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const beginnings = {
  main: at('web/src/main.ts'),
  start: at('web/src/app/start.tsx'),
  shell: [at('web/src/app/member-routes.tsx'), at('web/src/app/shell/bars.tsx')],
};
/**
 * The members' first screen: chunks that it shares are loaded with the bars, as most members have them in their cache.
 */
const HOME = at('web/src/screens/news/news-screen.tsx');
/** What this share of the members' screens needs is loaded with the bars, too. */
const MANY_SHARE = 0.22;

/** Configures zod before any module makes a schema. */
const ZOD = at('web/src/lib/zod.ts');
/** Amplify UI, only for the screens of administration and authoring (decision 2). */
const AMPLIFY_UI = /\/web\/src\/components\/amplify\/|\/node_modules\/(@aws-amplify\/ui|lodash)/;

/**
 * Cuts the site into chunks by use: modules that the same screens and parts need become one chunk, and small chunks are
 * joined (`join-parts.ts`). No list names modules, so they may be moved freely. What only one entry needs stays with
 * it.
 */
export function cutChunks() {
  const used = new Set<string>();
  let cut: Cut | undefined;
  const groups = [
    {
      // The bundler calls it for every module before it asks for the first name, so all modules are known by then.
      test: (id: string) => Boolean(used.add(id)),
      name(id: string, context: Rolldown.ChunkingContext) {
        // The gallery is built by the same rules and has none of the site's screens.
        const isSite = used.has(beginnings.main);
        cut ??= isSite
          ? cutOf(
              used,
              moduleGraph((other) => context.getModuleInfo(other)),
            )
          : { names: new Map(), heads: [] };
        return cut.names.get(id) ?? null;
      },
      // Imports are placed by their own users.
      includeDependenciesRecursively: false,
    },
  ];
  // Short hashes: every first screen carries the names of all other chunks, and hashes do not compress.
  const chunkFileNames = ({ name, facadeModuleId: id }: Rolldown.PreRenderedChunk) =>
    `assets/${id && cut && !cut.names.has(id) ? chunkName(id, cut.heads) : name}-[hash:7].js`;
  return { codeSplitting: { groups }, chunkFileNames };
}

interface Cut {
  /** Of the chunks of modules that are not their entries' own. */
  readonly names: ReadonlyMap<string, string>;
  /** The modules that chunks are named for. */
  readonly heads: readonly string[];
}

function cutOf(used: ReadonlySet<string>, graph: ModuleGraph): Cut {
  const names = fixedNames(used, graph);
  const visits = visitsOf(graph, beginnings);
  const left = [...used].filter((id) => !names.has(id) && id !== beginnings.main);
  // Styles of what sends may wait for those of every member.
  const anyStyle = visits.map((visit) => ({ ...visit, isSending: false }));
  const styles = joinParts(partsOf(left.filter(isStyle), visits, graph), anyStyle);
  const scripts = left.filter((id) => !isStyle(id));
  const parts = [...styles, ...joinParts(partsOf(scripts, visits, graph, styles), visits)];
  const heads = [...visits.map(({ entry }) => entry), ...parts.map((part) => headOf(part, visits, graph))];
  const taken = new Set(names.values());
  for (const part of parts) {
    const stem = chunkName(headOf(part, visits, graph), heads);
    // A sheet has a name of its own, as the module beside it may be in another chunk.
    const name = part.name ?? freeName(part.isStyle ? `${stem}.css` : stem, taken);
    taken.add(name);
    for (const id of part.modules) names.set(id, name);
  }
  return { names, heads };
}

/** Chunks with fixed names, which are not cut by use. */
function fixedNames(used: ReadonlySet<string>, graph: ModuleGraph): Map<string, string> {
  // Anything more would make the entry wait for the whole application.
  const early = graph.closure([beginnings.main]);
  const application = graph.closure([beginnings.start]);
  const nameOf = (id: string) => {
    if (id === beginnings.main) return undefined;
    if (AMPLIFY_UI.test(id)) return 'amplify-ui';
    if (early.has(id)) return 'early';
    // Packages change rarely, so a returning visitor need not load them again.
    if (application.has(id) && isPackage(id)) return 'libraries';
    return id === ZOD ? 'libraries' : undefined;
  };
  const names = [...used].map((id): [string, string | undefined] => [id, nameOf(id)]);
  return new Map(names.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** One part for each set of visits that need the same modules. @param there - Parts that these may depend on. */
function partsOf(
  ids: readonly string[],
  visits: readonly Visit[],
  graph: ModuleGraph,
  there: readonly Part[] = [],
): Part[] {
  const home = graph.closure([HOME]);
  const parts = new Map<string, Part>();
  const partOf = new Map(there.flatMap((part) => part.modules.map((id) => [id, part])));
  for (const id of ids) {
    const loadedBy = loadedWhere(id, visits, home);
    if (loadedBy.filter(Boolean).length < 2) continue;
    const key = loadedBy.map(Number).join('');
    const name = nameWhere(loadedBy, visits, isStyle(id) ? 'early' : 'shared');
    const fresh = { modules: [], size: 0, loadedBy, needs: new Set<Part>(), isStyle: isStyle(id), name };
    const part = parts.get(key) ?? fresh;
    parts.set(key, part);
    partOf.set(id, part);
    part.modules.push(id);
    part.size += graph.size(id);
  }
  for (const part of parts.values()) {
    for (const id of part.modules.flatMap(graph.imports)) {
      const needed = partOf.get(id);
      if (needed && needed !== part) part.needs.add(needed);
    }
  }
  return [...parts.values()];
}

/** For each visit, whether it loads a module: because it needs the module, or because most visits have it. */
function loadedWhere(id: string, visits: readonly Visit[], home: ReadonlySet<string>): boolean[] {
  const needed = visits.map(({ loads }) => loads.has(id));
  const isOwn = needed.filter(Boolean).length < 2 || visits.some(({ entry }) => entry === id);
  const screens = visits.filter(({ isScreen, isForVisitors }) => isScreen && !isForVisitors);
  const share = screens.filter(({ loads }) => loads.has(id)).length / screens.length;
  if (isOwn || (share < MANY_SHARE && !home.has(id))) return needed;
  const isForVisitors = visits.some((visit) => visit.isForVisitors && visit.loads.has(id));
  return visits.map((visit) => isForVisitors || !visit.isForVisitors);
}

function nameWhere(loadedBy: boolean[], visits: readonly Visit[], everywhere: string): string | undefined {
  if (loadedBy.every(Boolean)) return everywhere;
  return visits.every(({ isForVisitors }, n) => loadedBy[n] === !isForVisitors) ? 'member' : undefined;
}

/** Counts where a name is taken, as two chunks cannot share one; a test over the build says that none is. */
function freeName(stem: string, taken: ReadonlySet<string>): string {
  for (let n = 2, name = stem; ; name = `${stem}${n++}`) if (!taken.has(name)) return name;
}

/** The module that a chunk is named for: its entry, or its largest. */
function headOf({ modules }: Part, visits: readonly Visit[], graph: ModuleGraph): string {
  const entry = visits.find((visit) => modules.includes(visit.entry))?.entry;
  const [largest = ''] = modules.toSorted((one, other) => graph.size(other) - graph.size(one));
  return entry ?? largest;
}
