import type { Plugin } from 'vite';
import { standIns } from './stand-ins.ts';

/** The versions that what follows was read for: whoever changes one reads what changed in the modules that it names. */
export const trimmedVersions: Readonly<Record<string, string>> = {
  '@aws-amplify/core': '6.19.2',
  'aws-amplify/node_modules/@aws-amplify/auth': '6.21.1',
  'react-router': '7.18.5',
  'lucide-react': '1.75.0',
  swr: '2.5.1',
  zod: '4.6.7',
};

const LEFT_OUT = new RegExp(
  `/(?:@aws-amplify/(?:core|auth)|lucide-react)/dist/esm/(?:.*/)?(${Object.keys(standIns).join('|').replaceAll('.', '\\.')})$`,
);

type Effect = readonly [pattern: RegExp, instead: string];

/** A function of the router's with what it does here. */
const doing = (name: string, body: string): Effect => [
  new RegExp(`^(function ${name}\\([\\s\\S]*?\\) \\{\\n)[\\s\\S]*?^\\}\\n`, 'm'),
  `$1  ${body}\n}\n`,
];

/** What a module makes for its own use. */
const made: Effect = [
  /^(const|var) (\w+) = (new \w+|create\w+|React\d*\.(?:createContext|forwardRef|memo))\(/gm,
  '$1 $2 = /* @__PURE__ */ $3(',
];

/** What keeps a bundler from leaving out what is not used, with what does not, by package. */
const effects: Readonly<Record<string, readonly Effect[]>> = {
  '@aws-amplify': [
    made,
    // An enumeration, as TypeScript writes it.
    [
      /\bvar (\w+);\n\(function \(\1\) \{\n([\s\S]*?)\n\}\)\(\1 \|\| \(\1 = \{\}\)\);/g,
      'var $1 = /* @__PURE__ */ (function ($1) {\n$2\nreturn $1;\n})({});',
    ],
    // What tells the listeners, of which there are none, that another tab signed in or out.
    [/^ {4}setupNotify\(\) \{\n[\s\S]*?^ {4}\}\n/m, '    setupNotify() {}\n'],
    // A sign-in on a page of Cognito's, for which tokens would wait.
    [
      /this\.waitForInflightOAuth = isBrowser\(\)\n[\s\S]*?\n {12}\};\n/,
      'this.waitForInflightOAuth = async () => undefined;\n',
    ],
    // An import for its effects, of a package that has none: left over where a name was not used.
    [/^import '[^.'][^']*';\n/gm, ''],
  ],
  'react-router': [
    made,
    // What shows errors of the data router's, which the site's own boundary does.
    [
      /^var RenderErrorBoundary = class extends [\s\S]*?\n\};\nRenderErrorBoundary\..*\n/m,
      'var RenderErrorBoundary = () => null;\n',
    ],
    [
      /^var (\w+) = class extends (React\d*\.Component) \{\n([\s\S]*?)\n\};/gm,
      'var $1 = /* @__PURE__ */ (() => class extends $2 {\n$3\n})();',
    ],
    doing('DefaultErrorComponent', 'return null;'),
    // What a link fetches ahead where the router is a framework, which it is not here.
    doing('PrefetchPageLinks', 'return null;'),
    doing('usePrefetchBehavior', 'return [false, undefined, {}];'),
    // The words of mistakes in how the router is used, and of warnings: a test would fail by them.
    [/\binvariant\(\n\s+(.*),\n(?:\s+\/\/.*\n)*\s+(["`])(?:(?!\2)[^\\]|\\.)*\2\n\s+\);/g, 'invariant($1);'],
    doing('warning', 'return cond && message;'),
    // The names of components for developer tools.
    [/^\w+\.displayName = "\w+";\n/gm, ''],
  ],
  'lucide-react': [made],
  swr: [
    made,
    // For versions of React that do not have it.
    [/ from 'use-sync-external-store\/shim';/, " from 'react';"],
  ],
  // The words of mistakes in how a schema is made: a test would fail by them.
  zod: [[/\bnew Error\((["'`])(?:(?!\1)[^\\]|\\.)*\1\)/g, 'new Error()']],
};

/**
 * Lets the bundler leave out what the site does not use of Amplify, the router, icons, replies and schemas: 14 KiB of
 * every page. The build fails where something that was to be trimmed is not in its package any more.
 */
export function trimPackages(): Plugin {
  /** The effects that have fitted nothing yet, of each package that came. */
  const waiting = new Map<string, Set<Effect>>();
  return {
    name: 'trim-packages',
    apply: 'build',
    enforce: 'pre',
    // The router names its build for development alone.
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(name, importer) {
        const found = await this.resolve(name, importer, { skipSelf: true });
        if (!found) return found;
        const id = found.id.replace('/dist/development/', '/dist/production/');
        if (id === found.id)
          this.error(`${found.id} is not the build for development that ${name} named before.`);
        return { ...found, id };
      },
    },
    transform: {
      filter: {
        id: /\/node_modules\/(.*\/)?((@aws-amplify\/(core|auth)|react-router|lucide-react|swr)\/dist|zod\/v4)\//,
      },
      handler(code, id) {
        const [, path = ''] = LEFT_OUT.exec(id) ?? [];
        if (standIns[path] !== undefined) return { code: standIns[path], map: null };
        const name = Object.keys(effects).find((each) => id.includes(`/node_modules/${each}/`)) ?? '';
        const own = effects[name] ?? [];
        const unfitted = waiting.get(name) ?? new Set(own);
        waiting.set(name, unfitted);
        const trimmed = own.reduce((text, effect) => {
          const next = text.replace(...effect);
          if (next !== text) unfitted.delete(effect);
          return next;
        }, code);
        return { code: trimmed, map: null };
      },
    },
    buildStart: () => waiting.clear(),
    buildEnd(failed) {
      const left = [...waiting].flatMap(([name, some]) => [...some].map(([effect]) => `${name}: ${effect}`));
      if (!failed && left.length > 0) this.error(`What was to be trimmed is not there. ${left.join('; ')}`);
    },
  };
}
