#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

/** With the argument `dev`, Vite serves the site, and functions are reloaded when their sources change. */
const isDev = process.argv[2] === 'dev';

/** Starts the whole system on this machine. The other modules are imported only after the check of Node's version. */
async function main(): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < 24) {
    fail(
      `Furrow needs Node 24 or later, this is ${process.versions.node}: see https://nodejs.org/en/download`,
    );
    process.exitCode = 1;
    return;
  }
  say('Furrow is starting ...');
  enableCompileCache();
  const [{ startStack }, { Closers }, { chosenFolder }, { chosenPort }, { errorLines }] = await Promise.all([
    import('../lib/local/stack.ts'),
    import('../lib/local/closers.ts'),
    import('../lib/local/data-folder.ts'),
    import('../lib/local/listen.ts'),
    import('../lib/local/error-lines.ts'),
  ]);

  const complain = (error: unknown) => errorLines(error).forEach(fail);
  const closers = new Closers();
  let isEnding = false;
  const end = async (status: number) => {
    if (isEnding) return;
    isEnding = true;
    // A part that hangs must not keep the process alive.
    setTimeout(() => {
      fail('Furrow did not end by itself within 15 seconds, and was stopped.');
      process.exit(1);
    }, 15_000).unref();
    await closers.close().catch(complain);
    process.exit(status);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  // npm passes on only some signals. Its other ends are noticed by being orphaned.
  if (process.env['npm_lifecycle_event']) whenOrphaned(() => void end(0));
  // In the cloud an unhandled rejection ends one invocation, so here it must not end the whole system.
  process.on('unhandledRejection', complain);

  try {
    const options = {
      dataDir: chosenFolder(),
      port: chosenPort(),
      demo: true,
      onError: complain,
      site: isDev ? ('dev' as const) : true,
      onEnd: (error: unknown) => {
        complain(error);
        void end(1);
      },
    };
    const { url } = await startStack(options, closers);
    if (isDev) {
      say(`Furrow runs at ${url} as you edit it: sign in as farmer, teacher or admin, password harvest1`);
      return;
    }
    say(`Furrow runs at ${url}`);
    say('Demo accounts: farmer, teacher, admin (password harvest1)');
    say(`Codes that members would be sent: ${url}/_local/mailbox`);
  } catch (error) {
    if (!isEnding) complain(error);
    await end(1);
  }
}

const LOOK = 500; // ms

function whenOrphaned(act: () => void): void {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    act();
  }, LOOK).unref();
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const fail = (line: string) => process.stderr.write(`${line}\n`);

await main();
