import type { Plugin } from 'vite';
import { standIns } from './amplify-stand-ins.ts';

const LEFT_OUT = new RegExp(
  `/@aws-amplify/(?:core|auth)/dist/esm/(?:.*/)?(${Object.keys(standIns).join('|').replaceAll('.', '\\.')})$`,
);

/** What keeps a bundler from leaving out what is not used, with what does not. */
const effects: readonly [RegExp, string][] = [
  // An enumeration, as TypeScript writes it.
  [
    /\bvar (\w+);\n\(function \(\1\) \{\n([\s\S]*?)\n\}\)\(\1 \|\| \(\1 = \{\}\)\);/g,
    'var $1 = /* @__PURE__ */ (function ($1) {\n$2\nreturn $1;\n})({});',
  ],
  // What a module makes for its own use.
  [
    /^(const|var) (\w+) = (new \w+|create\w+|React\d*\.(?:createContext|forwardRef|memo))\(/gm,
    '$1 $2 = /* @__PURE__ */ $3(',
  ],
  [
    /^var (\w+) = class extends (React\d*\.Component) \{\n([\s\S]*?)\n\};/gm,
    'var $1 = /* @__PURE__ */ (() => class extends $2 {\n$3\n})();',
  ],
  // What a link fetches ahead where the router is a framework, which it is not here.
  [/^function PrefetchPageLinks\([\s\S]*?^\}\n/m, 'function PrefetchPageLinks() {\n  return null;\n}\n'],
  // The names of components for developer tools.
  [/^\w+\.displayName = "\w+";\n/gm, ''],
  // What tells the listeners, of which there are none, that another tab signed in or out.
  [/^ {4}setupNotify\(\) \{\n[\s\S]*?^ {4}\}\n/m, '    setupNotify() {}\n'],
  // An import for its effects, of a package that has none: left over where a name was not used.
  [/^import '[^.'][^']*';\n/gm, ''],
];

/** Lets the bundler leave out what the site does not use of Amplify and the router: 10 KiB of every page. */
export function trimPackages(): Plugin {
  return {
    name: 'trim-packages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/(.*\/)?(@aws-amplify\/(core|auth)|react-router)\/dist\// },
      handler(code, id) {
        const [, path = ''] = LEFT_OUT.exec(id) ?? [];
        const trimmed = effects.reduce((text, [effect, none]) => text.replace(effect, none), code);
        return { code: standIns[path] ?? trimmed, map: null };
      },
    },
  };
}
