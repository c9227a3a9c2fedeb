import type { Plugin } from 'vite';

/** The sentences of the API document, one for each row of the route table: the site shows none of them. */
export function leaveOutSummaries(): Plugin {
  const summary = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),\n/gm;
  return {
    name: 'leave-out-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/functions\/contract\/[a-z-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(summary, ''), map: null }),
    },
  };
}
