import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** A module of ours. */
export interface Module {
  readonly path: string;
  readonly imports: readonly Import[];
}

export interface Import {
  /** As it is written. */
  readonly name: string;
  /** The file that it is, from the project's folder; of a package undefined. */
  readonly to: string | undefined;
  /** Whether the module waits for it, takes only its types, or fetches it when it is wanted. */
  readonly kind: 'load' | 'type' | 'lazy';
}

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>;
};

/** All modules whose paths are like one of these, with what they import. */
export const readModules = (...patterns: string[]): Module[] =>
  globSync(patterns).map((path) => ({ path, imports: importsOf(path, readFileSync(path, 'utf8')) }));

/** What a module imports. @throws Error when it cannot be read. */
export function importsOf(path: string, text: string): Import[] {
  const { module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found = (name: string, kind: Import['kind']) => ({ name, to: fileOf(path, name), kind });
  return [
    ...module.staticImports.map(({ start, end, entries, moduleRequest }) => {
      const isType = /^import type\b/.test(text.slice(start, end)) || isEach(entries);
      return found(moduleRequest.value, isType ? 'type' : 'load');
    }),
    ...module.staticExports.flatMap(({ entries }) => {
      const from = entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])[0];
      return from ? [found(from, isEach(entries) ? 'type' : 'load')] : [];
    }),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, name] = /^'([^']*)'$/.exec(text.slice(start, end)) ?? [];
      return name ? [found(name, 'lazy')] : [];
    }),
  ];
}

const isEach = (entries: readonly { readonly isType: boolean }[]) =>
  entries.length > 0 && entries.every(({ isType }) => isType);

function fileOf(path: string, name: string): string | undefined {
  const [file = ''] = name.split('?');
  if (file.startsWith('.')) return posix.join(posix.dirname(path), file);
  // No alias begins as another does.
  const [alias] = Object.keys(aliases).filter((start) => file.startsWith(start.slice(0, -1)));
  return alias && posix.join(aliases[alias]?.slice(0, -1) ?? '', file.slice(alias.length - 1));
}
