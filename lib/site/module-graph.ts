import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';

export interface ModuleGraph {
  /** Modules that it imports at once, styles among them. */
  readonly imports: (id: string) => readonly string[];
  /** Names that it imports from a package. */
  readonly takes: (id: string, library: string) => readonly string[];
  /** Modules that it fetches when they are wanted. */
  readonly fetches: (id: string) => readonly string[];
  /** These modules and all that they import, added to those that are there already. */
  readonly closure: (ids: readonly string[], there?: Iterable<string>) => Set<string>;
  /** Bytes, about: as it will be sent, minified and compressed. */
  readonly size: (id: string) => number;
}

type Info = (id: string) => Rolldown.ModuleInfo | null;

/** The modules as the bundler tells of them while it cuts its chunks. @param icons - The module that all icons come from. */
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
    // By it, each icon would seem to be needed by all who show one.
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
    // Of a package's module, half is left out because nobody uses it.
    return source.replace(/\/\*[\s\S]*?\*\//g, '').length * (isPackage(id) ? 0.12 : 0.25);
  });

  return { imports, takes, fetches: (id) => info(id)?.dynamicallyImportedIds ?? [], closure, size };
}

export const isStyle = (id: string) => id.endsWith('.css');
export const isPackage = (id: string) => id.includes('/node_modules/');

/** By its name, the module of each icon. */
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
