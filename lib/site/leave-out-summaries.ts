import type { Plugin } from 'vite';

/**
 * Removes what the site does not read of the route table's rows: their summaries, which only the API document shows, and
 * what servers and deployments alone go by.
 */
export function leaveOutSummaries(): Plugin {
  const summary = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),\n/gm;
  const ofServers =
    /^ {2}(?:access|table|files|uploads|exports|identity|countsAsMade|secret|isCreation|status): .*,(?: \/\/.*)?\n/gm;
  return {
    name: 'leave-out-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/functions\/contract\/([a-z-]+\/)?[a-z-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(summary, '').replace(ofServers, ''), map: null }),
    },
  };
}
