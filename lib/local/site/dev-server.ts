import { randomBytes } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createRunnableDevEnvironment, createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import type { Config } from '#contract/config.ts';
import type { Contract } from '#lib/cloud/functions/entries.ts';
import type { GatewayRow } from '../gateway/gateway.ts';
import { functionOf, type LoadFunction, rowsOf } from '../gateway/rows.ts';
import { checkRights } from '../rights.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Vite's dev server: serves the site and the functions from their sources and watches them. */
export interface DevServer {
  readonly load: LoadFunction;
  /**
   * Passes requests to the listener that `make` returns for the route table, and calls `make` again when the table
   * changes.
   */
  readonly followRows: (make: (rows: readonly GatewayRow[]) => RequestListener) => RequestListener;
  readonly site: (config: Config, headers: Readonly<Record<string, string>>) => RequestListener;
  readonly close: () => Promise<void>;
}

/** @param servers - The servers of the site's port; Vite's websocket to open pages uses them. */
export async function openDevServer([first, ...others]: readonly Server[]): Promise<DevServer> {
  for (const other of others) {
    other.on('upgrade', (request, socket, head) => {
      // Once Vite is closed nobody answers, and a port with an open socket is not given back.
      if (!first?.emit('upgrade', request, socket, head)) socket.destroy();
    });
  }
  const cspNonce = randomBytes(16).toString('base64url');
  const vite = await createServer({
    configFile: `${root}vite.config.ts`,
    cacheDir: `${root}dist/vite`,
    clearScreen: false,
    plugins: [reloadWithFunctions()],
    html: { cspNonce },
    server: { middlewareMode: true, ws: first ? { server: first } : false },
    environments: {
      ssr: {
        dev: {
          // A changed module is evaluated again at its next import.
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
        },
      },
    },
  });

  let closing: Promise<void> | undefined;
  const run = <T>(file: string): Promise<T> => {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs the functions elsewhere');
    return ssr.runner.import(`${root}functions/${file}`);
  };
  const load: LoadFunction = async <T>(file: string, name: string) => {
    const handler = functionOf<T>(await run(file), file, name);
    // An edit of these modules makes new clients.
    checkRights((await run<{ table: object }>('platform/table/table.ts')).table);
    checkRights((await run<{ s3: object }>('platform/files/s3.ts')).s3);
    return handler;
  };
  return {
    load,
    followRows: (make) => {
      let known: Contract | undefined;
      let gateway: RequestListener | undefined;
      return async (request, response) => {
        // After a mistake in the route table the last one stays: functions that import it fail, and the gateway reports
        // that.
        const { contract } = await run<{ contract: Contract }>('contract/index.ts').catch(() => ({
          contract: known,
        }));
        if (contract && contract !== known) gateway = make(rowsOf(contract, load));
        known = contract;
        gateway?.(request, response);
      };
    },
    site: (config, headers) => {
      const { 'content-security-policy': policy = '', ...others } = headers;
      // Vite adds its own scripts and style elements to the page, and a worker that waits for a restart.
      const forVite = `${policy.replace(/\b(script|style)-src /g, `$&'nonce-${cspNonce}' `)}; worker-src blob:`;
      const sent = Object.entries({ ...others, 'content-security-policy': forVite });
      return (request, response) => {
        for (const [name, value] of sent) response.setHeader(name, value);
        if (request.url === '/config.json') {
          response.setHeader('content-type', 'application/json');
          return void response.end(JSON.stringify(config));
        }
        vite.middlewares(request, response);
      };
    },
    close: () => {
      closing ??= vite.close();
      return closing;
    },
  };
}

/** Reloads open pages when a function changes, since they may show its earlier replies. */
const reloadWithFunctions = (): Plugin => ({
  name: 'reload-with-functions',
  hotUpdate({ modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    server.environments.client.hot.send({ type: 'full-reload' });
  },
});
