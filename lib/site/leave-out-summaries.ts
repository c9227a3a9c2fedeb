import type { Plugin } from 'vite';

const SUMMARY = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),\n/gm;
const ROW = /^export const \w+ = route\(\{\n.*?^\}\);$/gms;
const OF_SERVERS =
  /^ {2}(?:access|table|files|uploads|exports|identity|countsAsMade|secret|isCreation|status): .*,(?: \/\/.*)?\n/gm;

/**
 * Removes what the site does not read of the route table's rows: their summaries, which only the API document shows,
 * and what servers and deployments alone go by.
 */
export function leaveOutSummaries(): Plugin {
  return {
    name: 'leave-out-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/functions\/contract\/([a-z-]+\/)?[a-z-]+\.ts$/ },
      handler: (code) => ({ code: withoutThem(code), map: null }),
    },
  };
}

/** Only within rows: elsewhere a property of the same name may be what the site goes by. */
export const withoutThem = (code: string): string =>
  code.replace(ROW, (row) => row.replace(OF_SERVERS, '')).replace(SUMMARY, '');
