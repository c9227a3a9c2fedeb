import type { Plugin } from 'vite';

/**
 * What Vite puts around each `import()` takes a style sheet that did not arrive for one that did, and never asks for it
 * again: the part would be shown without it. With this it forgets what was lost, so that whoever needs that sheet, and
 * nobody else, asks for it the next time. The build fails where Vite has changed what is mended here.
 */
export function askForLostStylesAgain(): Plugin {
  return {
    name: 'ask-for-lost-styles-again',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const mended = mends.reduce(
          (text, [broken, whole]) => {
            if (text.split(broken).length !== 2)
              this.error(`The preload helper does not hold once: ${broken}`);
            return text.replace(broken, whole);
          },
          code.replace(/\s+/g, ' '),
        );
        return { code: mended, map: null };
      },
    },
  };
}

const mends: [broken: string, whole: string][] = [
  ['seen[href] = void 0; throw err;', 'delete seen[href]; throw err;'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
];
