import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The methods of the S3 stand-in's store that concern multipart uploads. */
export interface PartStore {
  getResourcePath(bucket: string, key: string | undefined, resource: string): string;
  putPart(bucket: string, uploadId: string, part: string, content: unknown): Promise<{ md5: string }>;
  putObjectMultipart(bucket: string, uploadId: string, parts: readonly NamedPart[]): Promise<unknown>;
}
interface NamedPart {
  readonly number: number;
  readonly etag: string;
}
export interface PartContext {
  readonly method: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, string>>;
  status: number;
  body: unknown;
}
type S3Error = new (code: string, message: string) => Error;

const MIN_PART_BYTES = 5 * 1024 * 1024; // bytes of each part but the last
const MAX_PARTS = 10_000; // parts

const words = {
  NoSuchUpload: 'The specified multipart upload does not exist.',
  InvalidPart: 'One or more of the specified parts could not be found, or has another entity tag.',
  InvalidPartOrder: 'The list of parts was not in ascending order.',
  EntityTooSmall: 'Your proposed upload is smaller than the minimum allowed size.',
  InvalidArgument: 'Part number must be an integer between 1 and 10000, inclusive.',
};

/**
 * Makes the stand-in handle multipart uploads as S3 does. By itself it refuses to abort one or to list its parts (405),
 * accepts parts of uploads that were never begun, keeps half of a part whose connection broke, and exits when a named
 * part is missing. @returns middleware that goes before its own.
 */
export function guardParts(store: PartStore, S3Error: S3Error) {
  const asked = new AsyncLocalStorage<PartContext>();
  /** Requests of one upload run one after the other, so that an upload is not aborted while it is completed. */
  const turns = new Map<string, Promise<unknown>>();
  const refuse = (code: keyof typeof words) => new S3Error(code, words[code]);

  /** The folder of an upload's parts. Throws `NoSuchUpload` for an unknown upload, or one of another object. */
  const folderOf = async (bucket: string, uploadId: unknown): Promise<string> => {
    const folder = join(store.getResourcePath(bucket, undefined, 'uploads'), String(uploadId));
    const isId = /^[0-9a-f]{32}$/.test(String(uploadId));
    const key = isId && (await readFile(join(folder, 'key'), 'utf8').catch(() => undefined));
    if (!key || key !== asked.getStore()?.params?.['key']) throw refuse('NoSuchUpload');
    return folder;
  };
  const inTurn = <Result>(uploadId: unknown, act: () => Promise<Result>): Promise<Result> => {
    const id = String(uploadId);
    const before = turns.get(id) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(act);
    turns.set(id, turn);
    return turn.finally(() => turns.get(id) === turn && turns.delete(id));
  };

  const { putPart, putObjectMultipart } = store;
  store.putPart = async (bucket, uploadId, part, content) => {
    const folder = await folderOf(bucket, uploadId);
    if (!/^[1-9]\d*$/.test(part) || Number(part) > MAX_PARTS) throw refuse('InvalidArgument');
    // Written to a temporary name first: a part that breaks off is never visible, and an earlier part stays.
    const arriving = `arriving-${randomUUID()}`;
    const put = await putPart.call(store, bucket, uploadId, arriving, content);
    for (const end of ['', '.md5'])
      await rename(join(folder, arriving + end), join(folder, part + end)).catch(() => {
        throw refuse('NoSuchUpload');
      });
    return put;
  };
  store.putObjectMultipart = (bucket, uploadId, parts) =>
    inTurn(uploadId, async () => {
      const folder = await folderOf(bucket, uploadId);
      const isOrdered = parts.every(({ number }, index) => number > (parts[index - 1]?.number ?? -1));
      if (!isOrdered) throw refuse('InvalidPartOrder');
      for (const [index, { number, etag }] of parts.entries()) {
        const [known] = await partAt(folder, String(number)).catch(() => []);
        if (known?.etag !== etag) throw refuse('InvalidPart');
        if (index < parts.length - 1 && known.size < MIN_PART_BYTES) throw refuse('EntityTooSmall');
      }
      return putObjectMultipart.call(store, bucket, uploadId, parts);
    });

  /** The stand-in refuses unknown requests itself, after it has authenticated the caller. */
  return (context: PartContext, next: () => Promise<unknown>): Promise<unknown> =>
    asked.run(context, async () => {
      try {
        return await next();
      } catch (error) {
        const { method, query, params = {} } = context;
        const isOurs = (error as { code?: string }).code === 'MethodNotAllowed' && 'uploadId' in query;
        const { bucket = '' } = params;
        if (!isOurs || (method !== 'DELETE' && method !== 'GET')) throw error;
        return inTurn(query['uploadId'], async () => {
          const folder = await folderOf(bucket, query['uploadId']);
          if (method === 'GET') context.body = await listOf(folder, params, String(query['uploadId']));
          else await rm(folder, { recursive: true });
          context.status = method === 'GET' ? 200 : 204;
        });
      }
    });
}

async function partAt(folder: string, number: string) {
  const path = join(folder, number);
  const [{ size, mtime }, etag] = await Promise.all([stat(path), readFile(`${path}.md5`, 'utf8')]);
  return [{ number: Number(number), size, etag, mtime }] as const;
}

async function listOf(folder: string, { bucket, key }: PartContext['params'] & {}, UploadId: string) {
  const names = (await readdir(folder)).filter((name) => /^\d+$/.test(name));
  const parts = (await Promise.all(names.map((name) => partAt(folder, name)))).flat();
  const rows = parts
    .toSorted((one, other) => one.number - other.number)
    .map(
      ({ number, size, etag, mtime }) =>
        `<Part><PartNumber>${number}</PartNumber><LastModified>${mtime.toISOString()}</LastModified><ETag>"${etag}"</ETag><Size>${size}</Size></Part>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListPartsResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${UploadId}</UploadId><IsTruncated>false</IsTruncated>${rows.join('')}</ListPartsResult>`;
}
