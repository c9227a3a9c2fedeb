import type { ReportedOn } from '#contract/moderation/reports.ts';
import type { Stored } from '#kinds/record/declaration.ts';
import { findTarget } from '#kinds/reports/target.ts';
import { copyOfFile, sizeOfFile } from '#platform/files/copied-file.ts';
import type { NewFile } from '#platform/files/files.ts';
import { storeAndWrite } from '#platform/table/ahead.ts';
import type { Job } from '#platform/table/job.ts';
import { fileParts } from '#platform/table/jobs.ts';
import { explain, NothingWritten, retryOnStaleRead } from '#platform/table/transaction.ts';

/**
 * Gives the files that something hidden shows other addresses: who kept an old one opens nothing by it, and who sees the
 * hidden thing sees the new ones. What is shown again by then stays as it is; run twice, they move twice.
 */
export const moveFiles = (job: Extract<Job, { kind: 'hidden' }>): Promise<undefined> =>
  retryOnStaleRead(() => move(job));

async function move({ on, id }: Extract<Job, { kind: 'hidden' }>): Promise<undefined> {
  const piece = (await findTarget(on as ReportedOn, id))?.piece;
  if (!piece?.item.isHidden) return;
  const { kind, item } = piece;
  const paths = fileParts(kind.declared.files?.(item) ?? []).map(({ path }) => path as NewFile['path']);
  const moved: { from: string; copy: NewFile }[] = [];
  for (const path of paths) {
    if ((await sizeOfFile(path)) !== undefined) moved.push({ from: nameIn(path), copy: copyOfFile(path) });
  }
  if (moved.length === 0) return;
  const set = renamed(item, new Map(moved.map(({ from, copy }) => [from, copy.name])));
  try {
    await storeAndWrite({ files: moved.map(({ copy }) => copy) }, kind.change(item, set));
  } catch (error) {
    throw error instanceof NothingWritten ? explain(error) : error;
  }
}

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The attributes that name files, with their new names: names are random, and stand for nothing else. */
function renamed(item: Stored, names: ReadonlyMap<string, string>): Partial<Stored> {
  const changed = Object.entries(item).flatMap(([attribute, value]) => {
    const before = JSON.stringify(value) ?? '';
    const after = [...names].reduce((text, [from, to]) => text.replaceAll(from, to), before);
    return after === before ? [] : [[attribute, JSON.parse(after) as unknown]];
  });
  return Object.fromEntries(changed);
}
