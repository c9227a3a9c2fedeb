/** Matches a module by its path, where any of these patterns stands in it. */
export const anyOf = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'));

/**
 * Modules of the site, as patterns of their path below `web/src`: with an extension those that have it, with a slash at
 * the end a folder, else whatever their extension.
 */
export const site = (...paths: string[]): string => below('web/src', paths);

/** Domains of the route table. */
export const contract = (...names: string[]): string => below('functions/contract', names);

export const icons = (...names: string[]): string => below('lucide-react/dist/esm/icons', names);

/** Packages, or whole scopes of them. */
export const packages = (...names: string[]): string => `node_modules/(${names.join('|')})/`;

const below = (folder: string, paths: string[]): string => `${folder}/(${paths.map(pathPattern).join('|')})`;

function pathPattern(path: string): string {
  if (path.endsWith('/')) return path;
  const [, stem, extension = ''] = /^(.*?)(\.(?:css|tsx?))?$/.exec(path) ?? [];
  return `${stem}\\${extension || '.'}`;
}
