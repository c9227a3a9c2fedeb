import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Config } from '#contract/config.ts';
import { type Listener, listenLocally } from '#lib/local/listen.ts';
import { builtSite } from '#lib/local/site/build-site.ts';
import { createSite } from '#lib/local/site/site.ts';
import { otherBuild } from './other-build.ts';

/** What stands between a browser and the site. */
export type Network =
  | 'up'
  /** Takes requests, and answers them only once it is up again. */
  | 'silent'
  /** Sends pages and `config.json` to its sign-in page, elsewhere, and lets nothing else through. */
  | 'redirecting'
  /** Answers everything itself, with a page of its own. */
  | 'page';

/** One answer; headers are not counted, as HTTP/2 sends those that repeat in a few bytes. */
interface Answered {
  readonly path: string;
  readonly status: number;
  readonly bytes: number;
}

/**
 * The built site on an origin of its own, in front of a running system: it can be deployed anew, in whole or in part,
 * and the network before it can be a bad one. Files of earlier deployments stay, as in the cloud.
 */
export function useDeployedSite(stack: { readonly url: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'furrow-site-'));
  const answered: Answered[] = [];
  let listener: Listener | undefined;
  let deployed: RequestListener[] = [];
  let config: Config | undefined;
  let headers: Record<string, string> = {};
  let network: Network = 'up';
  let meant: RegExp | undefined;
  let missing: RegExp | undefined;
  let held: (() => void)[] = [];
  let first = '';

  const deploy = (version?: string, changed: Partial<Config> = {}, scripts?: RegExp) => {
    const build = version === undefined ? first : join(folder, version);
    if (version !== undefined) otherBuild(first, build, version, scripts);
    config = { ...(config as Config), ...changed };
    deployed = [createSite({ folder: build, config, headers }), ...deployed];
  };
  const serve: RequestListener = (asked, answer) => {
    const { url = '/' } = asked;
    answer.on('finish', () => {
      const bytes = asked.method === 'HEAD' ? 0 : Number(answer.getHeader('content-length') ?? 0);
      answered.push({ path: url, status: answer.statusCode, bytes });
    });
    if (network === 'silent' && (meant?.test(url) ?? true)) return void held.push(() => serve(asked, answer));
    if (network === 'redirecting' && /^\/(api|assets)\//.test(url)) return void asked.socket.destroy();
    if (network === 'redirecting')
      return void answer.writeHead(302, { location: `${stack.url}/_local/mailbox` }).end();
    if (network === 'page' || missing?.test(url)) return foreign(answer, network === 'page' ? 200 : 404);
    if (/^\/(api|_local)\//.test(url)) return pass(stack.url, asked, answer);
    serveFile(deployed, asked, answer);
  };

  beforeAll(async () => {
    first = await builtSite();
    const reply = await fetch(`${stack.url}/config.json`);
    config = (await reply.json()) as Config;
    headers = Object.fromEntries([...reply.headers].filter(([name]) => /policy|x-/.test(name)));
    deploy();
    listener = await listenLocally(serve, 0);
  });
  afterAll(async () => {
    await listener?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    get port() {
      return listener?.port;
    },
    get url() {
      return `http://localhost:${listener?.port}`;
    },
    answered,
    /** A version with these changes of its configuration, and of the scripts so named; by default of all of them. */
    deploy,
    /** @param paths - What a silent network swallows. @default all */
    be: (next: Network, paths?: RegExp) => {
      [network, meant] = [next, paths];
      if (next === 'up') for (const answer of held.splice(0)) answer();
    },
    /** Answers 404 for what matches. */
    lose: (what: RegExp | undefined) => {
      missing = what;
    },
    /** The first deployment, and a good network. */
    restore: () => {
      [network, missing] = ['up', undefined];
      held = [];
      deployed = [];
      deploy(undefined, { offline: true });
    },
  };
}

/** A file of an earlier deployment stays. */
function serveFile([newest, ...older]: RequestListener[], asked: IncomingMessage, answer: ServerResponse) {
  const next = older[0];
  if (!next || !asked.url?.startsWith('/assets/')) return newest?.(asked, answer);
  const writeHead = answer.writeHead.bind(answer);
  const end = answer.end.bind(answer);
  Object.assign(answer, {
    writeHead: (status: number, ...more: []) => {
      Object.assign(answer, { writeHead, end });
      if (status !== 404) return writeHead(status, ...more);
      serveFile(older, asked, answer);
      return { end: () => undefined };
    },
  });
  return newest?.(asked, answer);
}

const foreign = (answer: ServerResponse, status: number) =>
  answer.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><h1>Other things</h1>');

function pass(origin: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked;
  const onward = request(origin + asked.url, { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => asked.socket.destroy());
  asked.pipe(onward);
}
