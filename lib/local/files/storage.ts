import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { Credentials } from '../environment.ts';
import { closeServer, portOf } from '../listen.ts';
import { guardParts, type PartContext, type PartStore } from './multipart.ts';

export interface Storage {
  readonly endpoint: string;
  readonly close: () => Promise<void>;
}

export interface StorageOptions {
  /** A folder of its own, created if missing. */
  readonly dataDir: string;
  readonly buckets: readonly string[];
  /** The bucket that browsers upload to, and the allowed origins. */
  readonly uploads: { readonly bucket: string; readonly origins: readonly string[] };
  /** The only credentials that may read and write. */
  readonly credentials: Credentials;
}

interface StandIn {
  httpServer?: Server;
  store: PartStore & { deleteObject(bucket: string, key: string): Promise<void> };
  middleware: ((context: Context, next: () => Promise<unknown>) => unknown)[];
  run(): Promise<unknown>;
}
interface Context extends PartContext {
  readonly headers: Readonly<Record<string, string | undefined>>;
  type: string;
}

const require = createRequire(import.meta.url);

/** Starts the S3 stand-in in this process, on a free loopback port; it knows buckets by path style only. */
export async function startStorage(options: StorageOptions): Promise<Storage> {
  const { dataDir, buckets, uploads, credentials } = options;
  const S3rver: new (options: object) => StandIn = require('@20minutes/s3rver');
  const { DUMMY_ACCOUNT: account } = require('@20minutes/s3rver/lib/models/account.js');
  account.createKeyPair(credentials.accessKeyId, credentials.secretAccessKey);
  const standIn = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: dataDir,
    vhostBuckets: false,
    configureBuckets: buckets.map((name) => ({
      name,
      configs: name === uploads.bucket ? [corsRule(uploads.origins)] : [],
    })),
  });
  const S3Error = require('@20minutes/s3rver/lib/models/error.js');
  standIn.middleware.unshift(refuseAnonymous, guardParts(standIn.store, S3Error));
  keepFolders(standIn.store);
  await standIn.run();
  const server = standIn.httpServer as Server;
  return {
    endpoint: `http://127.0.0.1:${portOf(server)}`,
    close: () => closeServer(server),
  };
}

/**
 * By itself the stand-in deletes a folder with its last object, and with it what another request has just put there: an
 * acknowledged object would be lost. So empty folders stay.
 */
function keepFolders(store: StandIn['store']): void {
  store.deleteObject = async (bucket, key) => {
    const parts = ['object', 'object.md5', 'metadata.json'];
    await Promise.all(parts.map((part) => rm(store.getResourcePath(bucket, key, part), { force: true })));
  };
}

/** The buckets are private, as in the cloud; by itself the stand-in serves anyone. */
function refuseAnonymous(context: Context, next: () => Promise<unknown>): unknown {
  const signed = context.headers['authorization'] !== undefined || 'X-Amz-Signature' in context.query;
  if (signed || context.method === 'OPTIONS') return next();
  context.status = 403;
  context.type = 'application/xml';
  context.body =
    '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
  return undefined;
}

const corsRule = (origins: readonly string[]) =>
  `<CORSConfiguration><CORSRule>${origins.map((origin) => `<AllowedOrigin>${origin}</AllowedOrigin>`).join('')}<AllowedMethod>PUT</AllowedMethod><AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader><MaxAgeSeconds>3000</MaxAgeSeconds></CORSRule></CORSConfiguration>`;
