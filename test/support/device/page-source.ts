import { compileFunction } from 'node:vm';
import type * as Session from '#web/lib/session/session.ts';
import type * as SignIn from '#web/lib/session/sign-in.ts';
import type * as KeptFiles from '#web/parts/sync/queue/kept-files.ts';
import type * as Outbox from '#web/parts/sync/queue/outbox.ts';
import type * as Entries from '#web/parts/sync/queue/outbox-entry.ts';
import type * as Store from '#web/parts/sync/queue/store.ts';
import { siteScript } from '../site-script.ts';

type Name<All, Some extends keyof All> = Pick<All, Some>;

/** What a page of the site writes with. */
export type Site = Name<typeof Outbox, 'put' | 'drop' | 'stop' | 'sendNow'> &
  Name<typeof Entries, 'newStep'> &
  Name<typeof KeptFiles, 'fileOf'> &
  Name<typeof Store, 'getOutbox' | 'subscribeToOutbox'> &
  Name<typeof Session, 'getSession' | 'endSession' | 'storeCommunity'> & {
    /** Loads the configuration, readies the session and sends what waits, as the site does when it opens. */
    readonly open: () => Promise<void>;
    readonly signIn: (typeof SignIn)['signIn'];
  };

const source = `
  import '#web/lib/zod.ts';
  import { loadConfig } from '#web/lib/config.ts';
  import { startSession } from '#web/lib/session/session.ts';
  import { startRunner } from '#web/parts/sync/queue/runner.ts';
  export * from '#web/parts/sync/queue/outbox.ts';
  export { newStep } from '#web/parts/sync/queue/outbox-entry.ts';
  export { fileOf } from '#web/parts/sync/queue/kept-files.ts';
  export { getOutbox, subscribeToOutbox } from '#web/parts/sync/queue/store.ts';
  export { getSession, endSession, storeCommunity } from '#web/lib/session/session.ts';
  export { signIn } from '#web/lib/session/sign-in.ts';
  export const open = async () => {
    await startSession(loadConfig());
    startRunner();
  };
`;

/** What of a browser the site finds by its name; all else it has from here. */
const GLOBALS = [
  'window',
  'self',
  'globalThis',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'BroadcastChannel',
  'fetch',
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
] as const;
export type Browser = Readonly<Record<(typeof GLOBALS)[number], unknown>>;

/** What a page loads, as it is built for one: each call is a page of its own, with modules of its own. */
export async function siteSource(): Promise<(browser: Browser) => Site> {
  const script = await siteScript(source, {
    globalName: 'site',
    define: { 'import.meta.env.PROD': 'true', 'process.env.NODE_ENV': '"production"' },
  });
  const run = compileFunction(`${script}\nreturn site;`, [...GLOBALS]);
  return (browser) => run(...GLOBALS.map((name) => browser[name]));
}
