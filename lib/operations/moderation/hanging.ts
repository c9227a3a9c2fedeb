import type { Stored } from '#kinds/record/declaration.ts';
import { listedRecord } from '#kinds/record/listed.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { partsOf } from '#kinds/record/remove.ts';
import { filesOfBlock } from '#kinds/richtext.ts';
import type { Part } from '#platform/table/job.ts';
import { fileParts } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { walk } from '#platform/table/walk.ts';

/** What is deleted along with something. Reading it changes nothing. */
export interface Hanging {
  /** Files of it, and of what its owner made in it, by their paths on the content host. */
  readonly files: string[];
  /** The same for what others made. */
  readonly othersFiles: string[];
  /** Number of records of each kind that others made in it. */
  readonly others: Map<string, number>;
  /** Number of others who follow it or take it; undefined where nobody can. */
  joined?: number;
}

/** What was added just now has files, too, and those are removed for good. */
const whole = { forward: true, consistent: true };

/** Everything that is deleted with a record, as the worker would do it (`partsOf`). */
export async function hangingOn(kind: AnyKind, item: Stored): Promise<Hanging> {
  const found: Hanging = { files: [], othersFiles: [], others: new Map() };
  await look(partsOf(kind, item), { owner: item.creator, isOthers: false, found, depth: 0 });
  return found;
}

/** Files of a rich text that is attached to nothing. */
export async function filesOfRichtext(id: string): Promise<string[]> {
  const { pk } = keys.richtext(id);
  const files: string[] = [];
  for await (const block of walk({ pk, from: 'BLOCK#', to: 'BLOCK#~' }, whole)) {
    files.push(...fileParts(filesOfBlock(block)).map(({ path }) => path));
  }
  return files;
}

interface Look {
  readonly owner: string | undefined;
  readonly isOthers: boolean;
  readonly found: Hanging;
  readonly depth: number;
}

async function look(parts: readonly Part[], at: Look): Promise<void> {
  const { found, isOthers, depth } = at;
  const files = isOthers ? found.othersFiles : found.files;
  for (const part of parts) {
    if (part.part === 'file') files.push(part.path);
    if (part.part === 'richtext') files.push(...(await filesOfRichtext(part.id)));
    if (part.part === 'records') await lookAtRecords(part, at);
    if (depth > 0) continue;
    if (part.part === 'followers') found.joined = await countOthers(part.list, 'R#', at.owner);
    if (part.part === 'learners')
      found.joined = await countOthers(keys.enrolment(part.courseId, '').pk, '', at.owner);
  }
}

async function lookAtRecords(part: Extract<Part, { part: 'records' }>, at: Look): Promise<void> {
  for await (const row of walk({ pk: part.list, from: 'R#', to: 'R#~' }, whole)) {
    const { kind, stored } = await listedRecord(part.kind, row);
    if (!stored) continue;
    const item = kind.declared.item.parse(stored);
    // What has no creator of its own, such as a lesson, belongs to its parent's creator.
    const isOthers = item.creator === undefined ? at.isOthers : item.creator !== at.owner;
    if (isOthers) at.found.others.set(part.kind, (at.found.others.get(part.kind) ?? 0) + 1);
    await look(partsOf(kind, item), { ...at, isOthers, depth: at.depth + 1 });
  }
}

/** Members in a list, except one; their id is a field of the row, or its sort key. */
async function countOthers(pk: string, from: string, but: string | undefined): Promise<number> {
  let counted = 0;
  for await (const { sk, userId } of walk({ pk, from: from || ' ', to: `${from}~` }, { forward: true })) {
    if ((userId ?? sk) !== but) counted += 1;
  }
  return counted;
}
