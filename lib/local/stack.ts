// Here, where all share one process, checks are compiled as they are first asked for: the functions' schemas are made after
// this line. Not so in the cloud, where a function begins too often for that, nor in a browser, which may not compile.
import 'zod/compile';
import type { RequestListener, Server } from 'node:http';
import type { Config } from '#contract/config.ts';
import { apiHeaders, siteHeaders } from '#lib/security-headers.ts';
import { builtSite } from './build-site.ts';
import { allSettled, Closers } from './closers.ts';
import type { LocalCognito } from './cognito/cognito.ts';
import { createContentHost } from './content-host.ts';
import { openDataFolder } from './data-folder.ts';
import { putDemoData } from './demo-data.ts';
import type { DevServer } from './dev-server.ts';
import { createFront, doorOf } from './front.ts';
import { createGallery } from './gallery.ts';
import { createAuthorizer } from './gateway/authorizer.ts';
import { createGateway, type GatewayRow } from './gateway/gateway.ts';
import { gatewayRows, loadFunction } from './gateway/rows.ts';
import { listenLocally } from './listen.ts';
import type { LocalError } from './local-error.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { createMailboxPage } from './mailbox-page.ts';
import { createSite } from './site.ts';
import { startStandIns } from './stand-ins.ts';
import { starting } from './starting.ts';
import { type RunJobs, startWorker } from './worker.ts';

export interface StackOptions {
  /** Folder that holds all state. */
  readonly dataDir: string;
  /** Site and API; the content host has the port after it. 0: any two free ones. @default 0 */
  readonly port?: number;
  /** @default 900, as in the cloud */
  readonly accessTokenSeconds?: number;
  /** Whether to create the demo accounts and news, once. @default false */
  readonly demo?: boolean;
  /** Whether nothing is to outlast it: its table spares the disk, and its passwords guard nothing. @default false */
  readonly isThrowaway?: boolean;
  /** True builds the site and serves it; 'dev' runs site and functions from their sources as they are edited. @default false */
  readonly site?: boolean | 'dev';
  /** Hears what handlers threw. */
  readonly onError?: (error: unknown) => void;
  /** Called when a part ends by itself; the rest is still to be closed. */
  readonly onEnd?: (error: LocalError) => void;
}

export interface LocalStack {
  /** Origin of site and API. */
  readonly url: string;
  /** Origin of the content host. */
  readonly contentUrl: string;
  readonly cognito: LocalCognito;
  readonly mailbox: Mailbox;
  readonly close: () => Promise<void>;
}

/**
 * Starts the whole system on this machine. Ports and folder are taken before anything else starts,
 * and everything is given back when a part fails. Throws a `LocalError` for what a person can mend.
 * Closing the closers while it starts ends it too.
 */
export async function startStack(options: StackOptions, closers = new Closers()): Promise<LocalStack> {
  try {
    return await start(options, closers);
  } catch (cause) {
    await closers.close();
    throw cause;
  }
}

async function start(options: StackOptions, closers: Closers): Promise<LocalStack> {
  const { port = 0, accessTokenSeconds, isThrowaway, demo = false, site = false, onEnd, onError } = options;
  const folder = openDataFolder(options.dataDir);
  closers.add(folder.release);

  const siteDoor = doorOf(starting);
  const contentDoor = doorOf();
  const front = await listenLocally(siteDoor.handler, port);
  closers.addFirst(front.close);
  const content = await listenLocally(contentDoor.handler, port && port + 1);
  closers.addFirst(content.close);
  const url = `http://localhost:${front.port}`;
  const contentUrl = `http://localhost:${content.port}`;

  const mailbox = openMailbox(folder.inside('mailbox.jsonl'));
  const dev = site === 'dev' ? await openDevServer(front.servers, closers) : undefined;
  const load = dev?.load ?? loadFunction;
  const [standIns, siteFolder] = await allSettled(
    startStandIns({ folder, mailbox, closers, origin: url, accessTokenSeconds, isThrowaway, load, onEnd }),
    site === true ? builtSite() : undefined,
  );
  const { cognito, storage, contentBucket, credentials, tableName, dynamodb } = standIns;

  await (await load<() => Promise<void>>('system/put-starting-data.ts', 'handler'))();
  const { issuer, jwks, userPoolClientId: clientId } = cognito;
  const authorize = createAuthorizer({ issuer, clientId, jwks });
  const gatewayOf = (rows: readonly GatewayRow[]) => createGateway({ rows, authorize, onError });
  const gateway = dev ? dev.followRows(gatewayOf) : gatewayOf(gatewayRows);
  const headers = siteHeaders({
    contentHost: contentUrl,
    identity: [cognito.endpoint],
    uploads: [storage.endpoint],
  });
  contentDoor.open(createContentHost({ bucket: contentBucket, endpoint: storage.endpoint, credentials }));
  const run: RunJobs = async (...asked) => (await load<RunJobs>('worker/run-jobs.ts', 'handler'))(...asked);
  const report = onError ?? (() => undefined);
  await closers.starting(startWorker({ tableName, endpoint: dynamodb, run, onError: report }));
  if (demo) await putDemo(gateway, cognito, folder.inside('demo.json'));
  const config = configOf(cognito, contentUrl);
  // Whoever is let in finds all there.
  siteDoor.open(
    createFront({
      api: { handler: gateway, headers: apiHeaders },
      mailbox: createMailboxPage(mailbox, headers),
      gallery: createGallery(headers),
      site: siteFolder ? createSite({ folder: siteFolder, config, headers }) : dev?.site(config, headers),
    }),
  );
  return { url, contentUrl, cognito, mailbox, close: () => closers.close() };
}

/** Only `npm run dev` loads Vite. */
async function openDevServer(servers: readonly Server[], closers: Closers): Promise<DevServer> {
  const { openDevServer } = await import('./dev-server.ts');
  const dev = await closers.starting(openDevServer(servers));
  // The port stays taken until Vite has closed its sockets to open pages.
  closers.addFirst(dev.close);
  return dev;
}

/** By a door of its own: that of the site is not open yet. */
async function putDemo(api: RequestListener, cognito: LocalCognito, marker: string): Promise<void> {
  const door = await listenLocally(api, 0);
  try {
    await putDemoData({ url: `http://localhost:${door.port}`, cognito, marker });
  } finally {
    await door.close();
  }
}

const configOf = (cognito: LocalCognito, contentHost: string): Config => ({
  region: cognito.region,
  userPoolId: cognito.userPoolId,
  userPoolClientId: cognito.userPoolClientId,
  userPoolEndpoint: cognito.endpoint,
  authFlow: 'USER_PASSWORD_AUTH',
  sms: true,
  contentHost,
});
