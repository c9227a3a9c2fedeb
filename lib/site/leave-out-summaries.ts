import type { Plugin } from 'vite';

/** Removes the summaries of the route table's rows, which only the API document shows. */
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
