import {
  CopyObjectCommand,
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { pathsOf } from '#contract/fields/small-picture.ts';
import { each } from './tables.ts';

/** A version of a file, or a delete marker. */
export interface Version {
  readonly key: string;
  readonly id: string;
  /** ms */
  readonly time: number;
  readonly isDeletion: boolean;
  readonly isLatest: boolean;
  readonly bytes: number;
}

/**
 * How a file is restored: a deleted one by removing its later delete markers, an overwritten one by a copy of the
 * version.
 */
export type Step =
  | {
      readonly step: 'undelete';
      readonly key: string;
      readonly ids: readonly string[];
      readonly bytes: number;
    }
  | { readonly step: 'copy'; readonly key: string; readonly id: string; readonly bytes: number }
  | { readonly step: 'delete'; readonly key: string };

/** The step that restores one file, given all its versions, to a time (ms); undefined when nothing has changed. */
export function stepFor(versions: readonly Version[], time: number): Step | undefined {
  const newestFirst = versions.toSorted((a, b) => Number(b.isLatest) - Number(a.isLatest) || b.time - a.time);
  const now = newestFirst[0];
  if (!now) return undefined;
  const then = newestFirst.find((version) => version.time <= time);
  if (!then || then.isDeletion) return now.isDeletion ? undefined : { step: 'delete', key: now.key };
  if (then === now) return undefined;
  const { key, id, bytes } = then;
  const since = newestFirst.slice(0, newestFirst.indexOf(then));
  if (!since.every(({ isDeletion }) => isDeletion)) return { step: 'copy', key, id, bytes };
  return { step: 'undelete', key, ids: since.map(({ id }) => id), bytes };
}

/** All versions in a bucket, grouped by file. */
export async function* eachFile(s3: S3Client, Bucket: string): AsyncGenerator<Version[]> {
  let file: Version[] = [];
  let at: Pick<ListObjectVersionsCommandOutput, 'NextKeyMarker' | 'NextVersionIdMarker'> = {};
  for (;;) {
    const page: ListObjectVersionsCommandOutput = await s3.send(
      new ListObjectVersionsCommand({
        Bucket,
        KeyMarker: at.NextKeyMarker,
        VersionIdMarker: at.NextVersionIdMarker,
      }),
    );
    for (const version of inOrder(page)) {
      if (file[0] && file[0].key !== version.key) {
        yield file;
        file = [];
      }
      file.push(version);
    }
    if (!page.IsTruncated) break;
    at = page;
  }
  if (file.length > 0) yield file;
}

function inOrder({ Versions = [], DeleteMarkers = [] }: ListObjectVersionsCommandOutput): Version[] {
  const all = [
    ...Versions.map((version) => ({ ...version, isDeletion: false })),
    ...DeleteMarkers.map((marker) => ({ ...marker, Size: 0, isDeletion: true })),
  ];
  return all
    .map(({ Key = '', VersionId = '', LastModified, IsLatest = false, Size = 0, isDeletion }) => ({
      key: Key,
      id: VersionId,
      time: LastModified?.getTime() ?? 0,
      isDeletion,
      isLatest: IsLatest,
      bytes: Size,
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

const SOME = 500;

/** The steps for the files of a bucket; `wants` says which files may be changed. */
export async function* stepsFor(
  s3: S3Client,
  bucket: string,
  time: Date,
  wants: (step: Step) => boolean,
): AsyncGenerator<Step[]> {
  let some: Step[] = [];
  for await (const file of eachFile(s3, bucket)) {
    const step = stepFor(file, time.getTime());
    if (step && wants(step)) some.push(step);
    if (some.length < SOME) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

export async function take(s3: S3Client, Bucket: string, steps: readonly Step[]): Promise<void> {
  await each(steps, async (step) => {
    const object = { Bucket, Key: step.key };
    if (step.step === 'delete') await s3.send(new DeleteObjectCommand(object));
    else if (step.step === 'copy') {
      const source = `${Bucket}/${encodeURIComponent(step.key)}?versionId=${encodeURIComponent(step.id)}`;
      await s3.send(new CopyObjectCommand({ ...object, CopySource: source }));
    } else {
      for (const VersionId of step.ids) await s3.send(new DeleteObjectCommand({ ...object, VersionId }));
    }
  });
}

const NAMES = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?:\.[0-9a-z]+)+/g;

/** Names of all files that an item mentions, and of their small pictures: each name is unique. */
export const filesIn = (text: string): string[] =>
  [...text.matchAll(NAMES)].flatMap(([name]) => pathsOf(name));

export const nameOfFile = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
