import { crc32 } from 'node:zlib';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { archiveKey, type ExportItem, exportKey, findExport } from '#kinds/member/export-item.ts';
import { logger } from '#platform/log.ts';
import { writeAlone } from '#platform/table/alone.ts';
import type { Job } from '#platform/table/job.ts';
import { keys } from '#platform/table/keys.ts';
import { TableName } from '#platform/table/table.ts';
import { update } from '#platform/table/update.ts';
import { Archive } from './archive.ts';
import { gather } from './gather.ts';
import {
  beginArchive,
  giveUpArchive,
  joinArchive,
  type Place,
  putPart,
  putText,
  readBytes,
  removeObjects,
  sizeOf,
} from './objects.ts';
import { dataOf, pageOf } from './page.ts';

type ExportJob = Extract<Job, { kind: 'export' }>;

/** What an archive is made of, kept beside it while it is made. */
interface Plan {
  readonly time: string;
  readonly files: readonly { readonly name: string; readonly place: Place; readonly size: number }[];
  /** Files whose size is not known yet. */
  readonly open: readonly string[];
}

/**
 * The cursor: what of the archive has been stored, the checksums of its files, and that of an unfinished one so far.
 */
interface Stored {
  readonly uploadId: string;
  readonly parts: number;
  readonly checksums: readonly number[];
  readonly running: number;
}

const PART_BYTES = 8 * 1024 * 1024; // S3 takes 10,000 parts, of 5 MiB at least
const READS_AT_ONCE = 10;
const MEASURED_AT_ONCE = 100;
const LAST_TRY = 4; // fewer than after which a job waits for the clock

/**
 * One step of an archive: first all that is the member's is gathered, then the sizes of the files are asked for, and
 * then each step makes and stores one part. So no more than a part is in memory, however large the films are. Ends
 * early where the member has been erased, and leaves an archive that is ready already: a job may run twice. After some
 * failures the export counts as failed.
 */
export async function makeExport(
  job: ExportJob,
  cursor: string | undefined,
  tries: number,
): Promise<string | undefined> {
  const { userId, id } = job;
  const at = cursor === undefined ? undefined : (JSON.parse(cursor) as Stored | 'measure');
  const item = await findExport(userId);
  const state = item?.id === id ? item.state : 'gone';
  try {
    if (state !== 'making') return await giveUp(job, at, state === 'ready');
    if (at === undefined) return await begin(job);
    return await (at === 'measure' ? measure(job) : store(job, at));
  } catch (error) {
    if (tries < LAST_TRY) throw error;
    logger.error('an export failed for good', { export: id, error: error as Error });
    // Another run of the job may have ended meanwhile: then the next one finds what that left.
    if (!(await note(job, { state: 'failed' }))) throw error;
    return giveUp(job, at);
  }
}

async function begin({ userId, id }: ExportJob): Promise<string | undefined> {
  const gathered = await gather(userId);
  if (!gathered) throw new Error('the member has no record');
  const now = new Date();
  const base = exportKey(userId, id);
  const texts = { 'data.json': dataOf(gathered), 'index.html': pageOf(gathered, now) };
  const files = Object.entries(texts).map(([name, text]) => ({
    name,
    size: Buffer.byteLength(text),
    place: { isContent: false, key: `${base}/${name}` },
  }));
  await Promise.all(Object.entries(texts).map(([name, text]) => putText(`${base}/${name}`, text)));
  await keepPlan(base, { time: now.toISOString(), files, open: gathered.files });
  return JSON.stringify('measure');
}

/** A file that is missing by now is left out. */
async function measure({ userId, id }: ExportJob): Promise<string> {
  const base = exportKey(userId, id);
  const plan = await readPlan(base);
  const now = plan.open.slice(0, MEASURED_AT_ONCE);
  const found = await inTurns(now, async (key) => {
    const place = { isContent: true, key };
    const size = await sizeOf(place);
    return size === undefined ? [] : [{ name: `files/${key}`, place, size }];
  });
  const open = plan.open.slice(MEASURED_AT_ONCE);
  if (now.length > 0) await keepPlan(base, { ...plan, files: [...plan.files, ...found.flat()], open });
  if (open.length > 0) return JSON.stringify('measure');
  const uploadId = await beginArchive(archiveKey(userId, id));
  const checksums = [...plan.files, ...found.flat()].map(() => 0);
  return JSON.stringify({ uploadId, parts: 0, checksums, running: 0 } satisfies Stored);
}

async function store(job: ExportJob, { uploadId, parts, ...before }: Stored): Promise<string | undefined> {
  const { userId, id } = job;
  const { files, time } = await readPlan(exportKey(userId, id));
  const archive = new Archive(files, new Date(time));
  const from = parts * PART_BYTES;
  const to = Math.min(from + PART_BYTES, archive.size);
  const pieces = archive.pieces(from, to);
  const read = await inTurns(pieces, async (piece) => {
    if ('make' in piece) return undefined;
    const file = files[piece.file];
    return file && readBytes(file.place, piece.from, piece.to);
  });
  const checksums = [...before.checksums];
  let { running } = before;
  const bytes = pieces.map((piece, index) => {
    if ('make' in piece) return piece.make(checksums);
    const some = read[index] ?? new Uint8Array();
    if (some.length !== piece.to - piece.from) throw new Error(`${files[piece.file]?.name} has another size`);
    running = crc32(some, running);
    if (piece.isEnd) {
      checksums[piece.file] = running;
      running = 0;
    }
    return some;
  });
  await putPart(archiveKey(userId, id), uploadId, parts + 1, Buffer.concat(bytes));
  if (to < archive.size) {
    return JSON.stringify({ uploadId, parts: parts + 1, checksums, running } satisfies Stored);
  }
  await joinArchive(archiveKey(userId, id), uploadId);
  const isKept = await note(job, {
    state: 'ready',
    finishedAt: new Date().toISOString(),
    size: archive.size,
  });
  await removeObjects([...beside(job), ...(isKept ? [] : [archiveKey(userId, id)])]);
  return undefined;
}

/** Removes what there is of an archive; of one that is ready, what was left beside it. */
async function giveUp(
  job: ExportJob,
  at: Stored | 'measure' | undefined,
  isReady = false,
): Promise<undefined> {
  const key = archiveKey(job.userId, job.id);
  if (typeof at === 'object') await giveUpArchive(key, at.uploadId);
  await removeObjects([...beside(job), ...(isReady ? [] : [key])]);
}

/** What is stored beside an archive while it is made. */
const beside = ({ userId, id }: ExportJob): string[] =>
  ['data.json', 'index.html', 'plan.json'].map((name) => `${exportKey(userId, id)}/${name}`);

const keepPlan = (base: string, plan: Plan) => putText(`${base}/plan.json`, JSON.stringify(plan));
const readPlan = async (base: string): Promise<Plan> =>
  JSON.parse(Buffer.from(await readBytes({ isContent: false, key: `${base}/plan.json` })).toString());

/** Notes the end, unless it ended otherwise, or the member has been erased or wants another; returns whether it did. */
async function note(
  { userId, id }: ExportJob,
  set: Pick<ExportItem, 'state'> & Partial<ExportItem>,
): Promise<boolean> {
  const change = update(keys.export(userId), { set: { ...set }, add: { version: 1 } });
  try {
    await writeAlone(
      new UpdateCommand({
        TableName,
        ...change,
        ConditionExpression: 'id = :id AND #state IN (:making, :state)',
        ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ':id': id, ':making': 'making' },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

async function inTurns<One, Result>(
  all: readonly One[],
  act: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < all.length; first += READS_AT_ONCE) {
    results.push(...(await Promise.all(all.slice(first, first + READS_AT_ONCE).map(act))));
  }
  return results;
}
