import { smallPicture } from '#contract/fields/small-picture.ts';
import { type UploadFolder, uploadKinds } from '#contract/fields/upload-kinds.ts';
import { contract } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { ApiError, call } from '#web/lib/api/api.ts';
import { newKey } from '#web/lib/api/request.ts';
import { upload } from '#web/lib/api/uploads.ts';
import { spend } from '#web/lib/device/spent.ts';
import { isReadable } from '#web/lib/is-readable.ts';
import { isPicture } from '#web/lib/media/picture-types.ts';
import { readFile } from './kept-files.ts';
import { messages } from './messages.ts';
import { isReplyRef, replyAt, stepOf } from './order.ts';
import type { FileField, KeptFile, OutboxEntry, Step } from './outbox-entry.ts';
import { straightFields } from './transfer.ts';

export interface Sending {
  readonly member: string;
  readonly signal: AbortSignal;
  /** All entries of the member: a reply of another one may be needed. */
  readonly entries: () => readonly OutboxEntry[];
  /** Records the state of a step, before anything else happens. */
  readonly patch: (step: Step) => Promise<void>;
  readonly onProgress: (file: KeptFile, sent: number) => void;
}

/**
 * Sends one step, its files first; an expired upload is repeated once. @returns its reply. Throws an `ApiError`, or the
 * signal's reason.
 */
export async function sendStep(step: Step, sending: Sending, isSecond = false): Promise<unknown> {
  const route = routeOf(step);
  const ready = await readyFiles(step, sending);
  await sending.patch({ ...ready.step, state: 'sent' });
  try {
    const input = { ...resolve(step, sending.entries()), ...ready.fields };
    const reply = await call(route, input, { key: step.key, signal: sending.signal });
    spend(bytesOf(ready.fields));
    return reply;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (route.method === 'DELETE' && error.status === 404) return {};
    if (error.code !== 'upload.missing' || isSecond || !isUploaded(ready.step)) throw error;
    return sendStep(withoutUploads(ready.step), sending, true);
  }
}

const routeOf = ({ route, isJson }: Step): Route => {
  const [domain = '', row = ''] = route.split('.');
  const found = contract[domain]?.[row];
  if (!found) throw new Error(`No row ${route}`);
  return isJson ? { ...found, body: 'json' } : found;
};

function resolve({ input }: Step, entries: readonly OutboxEntry[]): Record<string, unknown> {
  const given = Object.entries(input).map(([name, value]) => {
    if (!isReplyRef(value)) return [name, value];
    const known = stepOf(entries, value.from);
    if (known?.state !== 'done') throw new ApiError(409, 'need.gone', messages.needGone);
    return [name, replyAt(value.path, known)];
  });
  return Object.fromEntries(given);
}

type Fields = Partial<Record<FileField, File | string | readonly File[]>>;

/** Of the files in a form; those that are uploaded past it count as they go. */
const bytesOf = (fields: Fields): number =>
  Object.values(fields)
    .flat()
    .reduce((sum, file) => sum + (file instanceof Blob ? file.size : 0), 0);

async function readyFiles(step: Step, sending: Sending): Promise<{ step: Step; fields: Fields }> {
  const { member, signal, patch, onProgress } = sending;
  const files = Object.entries(step.files ?? {}) as [FileField, KeptFile][];
  const straight = straightFields(step);
  let now = step;
  const fields: Fields = {};
  for (const [field, kept] of files) {
    fields[field] = kept.upload;
    if (kept.upload) continue;
    const file = await readFile(member, kept.name);
    // Otherwise it would look like a connection that breaks for ever.
    if (!file || !(await isReadable(file)))
      throw new ApiError(410, 'file.missing', messages.fileGone(kept.filename));
    fields[field] = file;
    if (!straight.has(field)) {
      const small = await smallOf(folderOf(field), file);
      if (small) fields[field] = [file, small];
      continue;
    }
    const noteFile = (change: Partial<KeptFile>) => {
      now = { ...now, files: { ...now.files, [field]: { ...kept, ...change } } };
      return patch(now);
    };
    onProgress(kept, kept.arrived?.bytes ?? 0);
    const where = await upload(folderOf(field), file, {
      key: kept.key,
      signal,
      arrived: kept.arrived,
      onProgress: (sent) => onProgress(kept, sent),
      onArrived: (arrived) => noteFile({ arrived }),
    });
    await noteFile({ upload: where, arrived: undefined });
    fields[field] = where;
  }
  return { step: now, fields };
}

/** Several pictures of one form go to one folder. */
const folderOf = (field: FileField) => field.replace(/\d$/, '') as UploadFolder;

/** Without it the large picture is sent alone: it is shown in its place. */
const smallOf = async (field: UploadFolder, file: File): Promise<File | undefined> =>
  'types' in uploadKinds[field] && isPicture(file) && file.size > smallPicture.largest
    ? import('#web/lib/media/small-image.ts')
        .then(({ smallImage }) => smallImage(file))
        .catch(() => undefined)
    : undefined;

const isUploaded = ({ files = {} }: Step) => Object.values(files).some(({ upload }) => upload);

function withoutUploads(step: Step): Step {
  const files = Object.entries(step.files ?? {}).map(([field, file]) => [
    field,
    { ...file, upload: undefined, arrived: undefined, key: newKey() },
  ]);
  return { ...step, files: Object.fromEntries(files) };
}
