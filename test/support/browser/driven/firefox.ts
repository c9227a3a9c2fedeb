import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sizes } from '../browser.ts';
import { installed } from '../installed.ts';
import { bidi } from './bidi.ts';
import { asJson, type Driver, ended, saidBy } from './driver.ts';

const firefoxPath = () =>
  [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (place) => place && existsSync(place),
  );

/** What it is told; addresses of this machine go through the network, too. */
const preferences = (proxy: URL) => ({
  'network.proxy.type': 1,
  'network.proxy.http': proxy.hostname,
  'network.proxy.http_port': Number(proxy.port),
  'network.proxy.no_proxies_on': '',
  'network.proxy.allow_hijacking_localhost': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'ui.prefersReducedMotion': 1,
});

/** A Firefox without a window, by WebDriver BiDi; its profile goes at the end. */
export async function startFirefox(proxy: string): Promise<Driver> {
  const program = installed('firefox-esr', firefoxPath, 'FIREFOX_PATH');
  const profile = mkdtempSync(join(tmpdir(), 'furrow-firefox-'));
  const lines = Object.entries(preferences(new URL(proxy)));
  writeFileSync(
    join(profile, 'user.js'),
    lines.map((line) => `user_pref(${JSON.stringify(line).slice(1, -1)});\n`).join(''),
  );
  let running = await start(program, profile);
  const { evaluate, ...rest } = driving(() => running);
  return {
    ...rest,
    evaluate,
    reopen: async () => {
      await stop(running);
      running = await start(program, profile);
    },
    close: async () => {
      await stop(running);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Running extends Awaited<ReturnType<typeof bidi>> {
  readonly firefox: ChildProcess;
  /** The tab. */
  readonly context: string;
}

async function start(program: string, profile: string): Promise<Running> {
  const firefox = spawn(program, ['--headless', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const session = await bidi(`${await saidBy(firefox, /WebDriver BiDi listening on (\S+)\n/)}/session`);
  await session.call('session.new', { capabilities: {} });
  const { contexts } = await session.call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const [{ context } = { context: '' }] = contexts;
  await session.call('browsingContext.setViewport', { context, viewport: sizes.phone });
  return { ...session, firefox, context };
}

async function stop({ call, firefox }: Running): Promise<void> {
  await call('browser.close', {});
  await ended(firefox);
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

const driving = (running: () => Running): Omit<Driver, 'reopen' | 'close'> => ({
  open: async (url) => {
    const { call, context } = running();
    await call('browsingContext.navigate', { context, url, wait: 'interactive' });
  },
  evaluate: async (expression) => {
    const { call, context } = running();
    const reply = await call<Evaluated>('script.evaluate', {
      expression: asJson(expression),
      target: { context },
      awaitPromise: true,
    });
    if (reply.type === 'exception') throw new Error(reply.exceptionDetails.text);
    return JSON.parse(reply.result.value);
  },
  act: async (actions) => {
    const { call, context } = running();
    await call('input.performActions', { context, actions });
  },
  picture: async () => {
    const { call, context } = running();
    const { data } = await call<{ data: string }>('browsingContext.captureScreenshot', { context });
    return Buffer.from(data, 'base64');
  },
});
