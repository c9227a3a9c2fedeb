import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

export interface ModuleGraph {
  /** Its static imports, style sheets included. */
  readonly imports: (id: string) => readonly string[];
  /** Its dynamic imports. */
  readonly fetches: (id: string) => readonly string[];
  /** These modules with all their static imports, added to those in `there`. */
  readonly closure: (ids: readonly string[], there?: Iterable<string>) => Set<string>;
  /** Approximate bytes, minified and compressed. */
  readonly size: (id: string) => number;
}

type Info = (id: string) => Rolldown.ModuleInfo | null;

/** The module graph, from the bundler's information while it cuts chunks. */
export function moduleGraph(info: Info): ModuleGraph {
  const codeOf = (id: string) => info(id)?.code ?? '';
  const importedBy = (id: string) => info(id)?.importedIds ?? [];

  /** The module behind each name that a barrel exports. */
  const exportsOf = once((barrel: string): ReadonlyMap<string, string> => {
    const found = new Map<string, string>();
    for (const [, names, path = ''] of codeOf(barrel).matchAll(EXPORT)) {
      const module = importedBy(barrel).find((id) => isAt(id, path, barrel));
      if (module === undefined) throw new Error(`${barrel} exports ${path} in another way`);
      // It may be a barrel, too.
      const behind = !names || barrelAt(module) ? exportsOf(module) : undefined;
      if (!names) for (const [name, id] of behind ?? []) found.set(name, id);
      else {
        const own = namesIn(names, 0);
        for (const [n, name] of namesIn(names, -1).entries())
          found.set(name, behind?.get(own[n] ?? name) ?? module);
      }
    }
    return found;
  });

  const imports = once((id) =>
    importedBy(id).flatMap((other) => {
      const barrel = barrelAt(other);
      if (!barrel) return other;
      const statements = [...codeOf(id).matchAll(IMPORT)].filter(([, , from = '']) => barrel.of.test(from));
      const names = statements.flatMap(([, names = '']) => namesIn(names, 0));
      return names.flatMap((name) => exportsOf(other).get(name) ?? []);
    }),
  );

  const closure = (ids: readonly string[], there: Iterable<string> = []) => {
    const found = new Set(there);
    const left = [...ids];
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      left.push(...imports(id));
    }
    return found;
  };

  const size = once((id) => {
    const source = isStyle(id) ? readFileSync(id, 'utf8') : codeOf(id);
    // About half of a package's module is removed as unused.
    return source.replace(/\/\*[\s\S]*?\*\//g, '').length * (isPackage(id) ? 0.12 : 0.25);
  });

  return { imports, fetches: (id) => info(id)?.dynamicallyImportedIds ?? [], closure, size };
}

export const isStyle = (id: string) => id.endsWith('.css');
export const isPackage = (id: string) => id.includes('/node_modules/');

/**
 * Modules that only pass on what others export, and how they are imported. Through them everything would seem to need
 * the whole library.
 */
const BARRELS = [
  { of: /^lucide-react$/, at: /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/ },
  {
    of: /^@?aws-amplify\/auth$/,
    at: /\/(aws-amplify\/dist\/esm\/auth|@aws-amplify\/auth\/dist\/esm)\/index\.mjs$/,
  },
  {
    of: /^@?aws-amplify\/auth\/cognito$/,
    at: /\/(aws-amplify\/dist\/esm\/auth|@aws-amplify\/auth\/dist\/esm\/providers)\/cognito\/index\.mjs$/,
  },
  { of: /^aws-amplify\/utils$/, at: /\/aws-amplify\/dist\/esm\/utils\/index\.mjs$/ },
  { of: /^@aws-amplify\/core$/, at: /\/@aws-amplify\/core\/dist\/esm\/index\.mjs$/ },
  {
    of: /^@aws-amplify\/core\/internals\/utils$/,
    at: /\/@aws-amplify\/core\/dist\/esm\/libraryUtils\.mjs$/,
  },
  {
    of: /^@aws-amplify\/core\/internals\/aws-client-utils$/,
    at: /\/@aws-amplify\/core\/dist\/esm\/clients\/index\.mjs$/,
  },
];
const barrelAt = (id: string) => BARRELS.find(({ at }) => at.test(id));
const IMPORT = /\bimport \{([^}]*)\} from ["']([^"']*)["']/g;
const EXPORT = /\bexport (?:\{([^}]*)\}|\*) from ["']([^"']*)["']/g;

/** Of `a, b as c` the names before `as` (0) or after it (-1). */
const namesIn = (list: string, side: 0 | -1): string[] =>
  list.split(',').flatMap((part) => part.trim().split(' as ').at(side) || []);

/** Whether a module is what a path in another module names. */
const isAt = (id: string, path: string, from: string): boolean =>
  path.startsWith('.') ? id === join(dirname(from), path) : id.includes(`/node_modules/${packageOf(path)}/`);

const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

function once<T>(find: (id: string) => T): (id: string) => T {
  const found = new Map<string, T>();
  return (id) => {
    if (!found.has(id)) found.set(id, find(id));
    return found.get(id) as T;
  };
}
