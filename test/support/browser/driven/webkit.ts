import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect } from 'vitest';
import { sizes } from '../browser.ts';
import { installed } from '../installed.ts';
import { asJson, type Driver, ended, saidBy } from './driver.ts';

const found = (variable: string, place: string) => () =>
  [process.env[variable], place].find((each) => each && existsSync(each));
const driverPath = found('WEBKIT_DRIVER_PATH', '/usr/bin/WebKitWebDriver');
const screenPath = found('XVFB_PATH', '/usr/bin/Xvfb');

/**
 * A WebKit by WebDriver, on a screen that nobody sees. What it keeps goes with its process, so it is opened again by a
 * new window, after all others are closed.
 */
export async function startWebkit(proxy: string): Promise<Driver> {
  const screen = spawn(installed('xvfb', screenPath, 'XVFB_PATH'), [
    '-displayfd',
    '1',
    '-nolisten',
    'tcp',
    '-screen',
    '0',
    '1280x1024x24',
  ]);
  const port = await freePort();
  const program = installed('webkit2gtk-driver', driverPath, 'WEBKIT_DRIVER_PATH');
  const driver = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${await saidBy(screen, /(\d+)\n/)}` },
    stdio: 'ignore',
  });
  const call = calling(`http://127.0.0.1:${port}`);
  await expect.poll(() => call('GET', '/status').catch(() => undefined)).toBeDefined();
  const proxies = { proxyType: 'manual', httpProxy: new URL(proxy).host };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { proxy: proxies } },
  });
  const within = <T>(method: string, path: string, body?: object) =>
    call<T>(method, `/session/${sessionId}${path}`, body);
  const makeNarrow = () => within('POST', '/window/rect', sizes.phone);
  await makeNarrow();
  return {
    open: (url) => within('POST', '/url', { url }),
    evaluate: async (expression) => {
      const script = `const done = arguments[0]; ${asJson(expression)}.then(
        (value) => done({ value }), ({ message }) => done({ message }))`;
      const asked = { script, args: [] };
      const { value, message } = await within<{ value?: string; message?: string }>(
        ...(['POST', '/execute/async', asked] as const),
      );
      if (value === undefined) throw new Error(message);
      return JSON.parse(value);
    },
    act: (actions) => within('POST', '/actions', { actions }),
    picture: async () => Buffer.from(await within<string>('GET', '/screenshot'), 'base64'),
    reopen: async () => {
      const { handle } = await within<{ handle: string }>('POST', '/window/new', { type: 'window' });
      await within('DELETE', '/window');
      await within('POST', '/window', { handle });
      await makeNarrow();
    },
    close: async () => {
      await within('DELETE', '');
      for (const each of [driver, screen]) {
        each.kill();
        await ended(each);
      }
    },
  };
}

const calling =
  (origin: string) =>
  async <T = void>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };

/** The driver does not say which port it has taken. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address && typeof address === 'object' ? address.port : 0;
}
