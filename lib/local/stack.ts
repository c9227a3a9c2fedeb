// Compiles zod's checks at their first use, because here all functions share one long-lived process: their schemas are
// made after this line. Not in the cloud, where functions start too often, nor in a browser, whose policy forbids it.
import 'zod/compile';
import type { RequestListener, Server } from 'node:http';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Config } from '#contract/config.ts';
import { contract } from '#contract/index.ts';
import { workerRights } from '#lib/rights.ts';
import { apiHeaders, feedHeaders, siteHeaders } from '#lib/security-headers.ts';
import { allSettled, Closers } from './closers.ts';
import type { LocalCognito } from './cognito/cognito.ts';
import { openDataFolder } from './data-folder.ts';
import { putDemoData } from './demo/making/demo-data.ts';
import { createContentHost } from './files/content-host.ts';
import { createFront, doorOf } from './front.ts';
import { createAuthorizer } from './gateway/authorizer.ts';
import { createGateway, type GatewayRow } from './gateway/gateway.ts';
import { gatewayRows, loadFunction } from './gateway/rows.ts';
import { listenLocally } from './listen.ts';
import type { LocalError } from './local-error.ts';
import { type Box, type Mailbox, openBox, openMailbox } from './mailbox/mailbox.ts';
import { createMailboxPage } from './mailbox/mailbox-page.ts';
import { type LocalPushKeys, openPushKeys } from './mailbox/push-keys.ts';
import { createPushService, type Push } from './mailbox/push-service.ts';
import { checkRights, withRights } from './rights.ts';
import { builtSite } from './site/build-site.ts';
import type { DevServer } from './site/dev-server.ts';
import { createGallery } from './site/gallery.ts';
import { createSite } from './site/site.ts';
import { starting } from './site/starting.ts';
import { startStandIns } from './stand-ins.ts';
import { type RunJobs, startWorker } from './worker.ts';

export interface StackOptions {
  /** Folder that holds all state. */
  readonly dataDir: string;
  /** Port of site and API; the content host gets the port after it. 0: any two free ones. @default 0 */
  readonly port?: number;
  /** @default 900, as in the cloud */
  readonly accessTokenSeconds?: number;
  /** Whether to create the demo accounts and news, once. @default false */
  readonly demo?: boolean;
  /**
   * Whether the system is for a test: its passwords are hashed cheaply, and its keys are small. @default false
   */
  readonly isThrowaway?: boolean;
  /** Whether the table is kept in memory: it spares the disk, but each write is dearer than the one before. @default false */
  readonly inMemory?: boolean;
  /** True builds and serves the site; 'dev' runs site and functions from their sources. @default false */
  readonly site?: boolean | 'dev';
  /** Receives what handlers threw. */
  readonly onError?: (error: unknown) => void;
  /** Called when a part ends by itself; the caller closes the rest. */
  readonly onEnd?: (error: LocalError) => void;
}

export interface LocalStack {
  /** Origin of site and API. */
  readonly url: string;
  /** Origin of the content host. */
  readonly contentUrl: string;
  readonly cognito: LocalCognito;
  readonly mailbox: Mailbox;
  /** What devices would show that the mailbox stands in for. */
  readonly pushes: Pick<Box<Push>, 'list'>;
  readonly pushKeys: LocalPushKeys;
  readonly close: () => Promise<void>;
}

/**
 * Starts the whole system on this machine. Ports and folder are taken before anything else starts, and everything is
 * released when a part fails. Throws a `LocalError` for what a person can mend. Closing `closers` during the start ends
 * it too.
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
  const {
    port = 0,
    accessTokenSeconds,
    isThrowaway,
    inMemory,
    demo = false,
    site = false,
    onEnd,
    onError,
  } = options;
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
  const pushKeys = openPushKeys(folder.inside('push.json'));
  const pushes = openBox<Push>(folder.inside('pushes.jsonl'));
  const dev = site === 'dev' ? await openDevServer(front.servers, closers) : undefined;
  const load = dev?.load ?? loadFunction;
  const [standIns, siteFolder] = await allSettled(
    startStandIns({
      folder,
      mailbox,
      pushKeys,
      closers,
      origin: url,
      accessTokenSeconds,
      isThrowaway,
      inMemory,
      load,
      onEnd,
    }),
    site === true ? builtSite() : undefined,
  );
  const { cognito, storage, contentBucket, credentials, tableName, dynamodb } = standIns;

  await (await load<() => Promise<void>>('system/put-starting-data.ts', 'handler'))();
  const { issuer, jwks, userPoolClientId: clientId } = cognito;
  const authorize = createAuthorizer({ issuer, clientId, jwks });
  const gatewayOf = (rows: readonly GatewayRow[]) => createGateway({ rows, authorize, onError });
  // The dev server has instances of its own of these modules, and has them checked itself.
  if (!dev) {
    const { table } = await import('#platform/table/table.ts');
    checkRights(table);
    await beUnkindTo(table);
    checkRights((await import('#platform/files/s3.ts')).s3);
    checkRights((await import('#platform/identity.ts')).cognito);
  }
  const gateway = dev ? dev.followRows(gatewayOf) : gatewayOf(gatewayRows);
  const headers = siteHeaders({
    contentHost: contentUrl,
    identity: [cognito.endpoint],
    uploads: [storage.endpoint],
  });
  contentDoor.open(createContentHost({ bucket: contentBucket, endpoint: storage.endpoint, credentials }));
  const rights = workerRights(contract);
  const run: RunJobs = async (...asked) => {
    const work = await load<RunJobs>('worker/run-jobs.ts', 'handler');
    return withRights(rights, () => work(...asked));
  };
  const report = onError ?? (() => undefined);
  const worker = await closers.starting(startWorker({ tableName, endpoint: dynamodb, run, onError: report }));
  // What it runs is loaded by the dev server, which closes early, too.
  if (dev) closers.addFirst(worker.close);
  if (demo) await putDemo(gateway, cognito, pushKeys, folder.inside('demo.json'));
  const config = { ...configOf(cognito, contentUrl), pushKey: pushKeys.operator.publicKey };
  const receive = createPushService(pushKeys, pushes);
  // Requests are let in only now, when everything is ready.
  siteDoor.open(
    createFront({
      api: { handler: gateway, headers: apiHeaders },
      feeds: { headers: feedHeaders },
      mailbox: createMailboxPage(mailbox, headers, pushes),
      push: receive,
      gallery: createGallery(headers),
      site: siteFolder ? createSite({ folder: siteFolder, config, headers }) : dev?.site(config, headers),
    }),
  );
  return { url, contentUrl, cognito, mailbox, pushes, pushKeys, close: () => closers.close() };
}

/** Only `npm run dev` loads Vite. */
async function openDevServer(servers: readonly Server[], closers: Closers): Promise<DevServer> {
  const { openDevServer } = await import('./site/dev-server.ts');
  const dev = await closers.starting(openDevServer(servers));
  // The port stays taken until Vite has closed its websockets to open pages.
  closers.addFirst(dev.close);
  return dev;
}

let isUnkind = false;

/** `UNKIND=7` or `UNKIND=7,conflict,stale` adds all or some of what the cloud has, by a seed (`unkind.ts`). */
async function beUnkindTo(table: DynamoDBDocumentClient): Promise<void> {
  const [seed, ...kinds] = (process.env['UNKIND'] ?? '').split(',');
  if (!seed || isUnkind) return;
  isUnkind = true;
  (await import('./unkind.ts')).beUnkind(table, Number(seed), kinds.length > 0 ? kinds : undefined);
}

/** On a port of its own: the site's is not open yet. */
async function putDemo(
  api: RequestListener,
  cognito: LocalCognito,
  pushKeys: LocalPushKeys,
  marker: string,
): Promise<void> {
  const door = await listenLocally(api, 0);
  try {
    await putDemoData({ url: `http://localhost:${door.port}`, cognito, pushKeys, marker });
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
  offline: true,
});
