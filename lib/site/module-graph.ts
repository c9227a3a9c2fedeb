import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';

export interface ModuleGraph {
  /** Its static imports, style sheets included. */
  readonly imports: (id: string) => readonly string[];
  /** Names that it imports from a package. */
  readonly takes: (id: string, library: string) => readonly string[];
  /** Its dynamic imports. */
  readonly fetches: (id: string) => readonly string[];
  /** These modules with all their static imports, added to those in `there`. */
  readonly closure: (ids: readonly string[], there?: Iterable<string>) => Set<string>;
  /** Approximate bytes, minified and compressed. */
  readonly size: (id: string) => number;
}

type Info = (id: string) => Rolldown.ModuleInfo | null;

/**
 * The module graph, from the bundler's information while it cuts chunks. @param icons - The module that exports all
 * icons.
 */
export function moduleGraph(info: Info, icons: string): ModuleGraph {
  const codeOf = (id: string) => info(id)?.code ?? '';
  const takes = (id: string, library: string) => {
    const [, names = ''] = new RegExp(`import \\{([^}]*)\\} from "${library}"`).exec(codeOf(id)) ?? [];
    return names.split(',').flatMap((name) => name.trim().split(' ')[0] || []);
  };

  const iconAt = iconsOf(codeOf(icons), icons);
  const imports = once((id) => {
    const { importedIds = [] } = info(id) ?? {};
    if (!importedIds.includes(icons)) return importedIds;
    // Through that module, each icon would seem to be needed by everything that shows one.
    const shown = takes(id, 'lucide-react').flatMap((name) => iconAt.get(name) ?? []);
    return [...importedIds.filter((other) => other !== icons), ...shown];
  });

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

  return { imports, takes, fetches: (id) => info(id)?.dynamicallyImportedIds ?? [], closure, size };
}

export const isStyle = (id: string) => id.endsWith('.css');
export const isPackage = (id: string) => id.includes('/node_modules/');

/** The module of each icon, by the icon's name. */
function iconsOf(code: string, icons: string): Map<string, string> {
  const folder = icons.replace(/[^/]*$/, '');
  const modules = new Map<string, string>();
  for (const [, names = '', path = ''] of code.matchAll(
    /export \{([^}]*)\} from ["']\.\/(icons\/[^"']*)["']/g,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) modules.set(name, folder + path);
  }
  if (modules.size === 0) throw new Error('lucide-react names its icons in another way');
  return modules;
}

function once<T>(find: (id: string) => T): (id: string) => T {
  const found = new Map<string, T>();
  return (id) => {
    if (!found.has(id)) found.set(id, find(id));
    return found.get(id) as T;
  };
}
