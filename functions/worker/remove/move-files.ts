import type { ReportedOn } from '#contract/moderation/reports.ts';
import { type LessonItem, lesson } from '#kinds/declared/lesson.ts';
import { material, readMaterials } from '#kinds/declared/material.ts';
import { readLessons } from '#kinds/lessons/lessons.ts';
import type { Stored } from '#kinds/record/declaration.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { findTarget } from '#kinds/reports/target.ts';
import { copyOfFile, sizeOfFile } from '#platform/files/copied-file.ts';
import type { NewFile } from '#platform/files/files.ts';
import { storeAndWrite } from '#platform/table/ahead.ts';
import type { Job } from '#platform/table/job.ts';
import { fileParts } from '#platform/table/jobs.ts';
import { explain, NothingWritten, retryOnStaleRead } from '#platform/table/transaction.ts';

/**
 * Gives the files of something hidden other addresses, but those in its blocks (decision 112): who kept an old one
 * opens nothing by it, and who sees the hidden thing sees the new ones. A course's lessons and a lesson's materials
 * follow, one a step. What is shown again by then stays as it is; run twice, they move twice.
 */
export const moveFiles = (
  { on, id }: Extract<Job, { kind: 'move-files' }>,
  cursor: string | undefined,
): Promise<string | undefined> =>
  retryOnStaleRead(async () => {
    const piece = (await findTarget(on as ReportedOn, id))?.piece;
    if (!piece?.item.isHidden) return undefined;
    if (cursor === undefined) {
      await move(piece.kind, piece.item);
      return on === 'lesson' || on === 'course' ? id : undefined;
    }
    const lessons = on === 'course' ? await readLessons(id) : [piece.item as unknown as LessonItem];
    const next = await nextWithin(lessons, cursor);
    if (next) await move(next.kind, next.item);
    return next?.item.id;
  });

/** What follows an id: ids of lessons begin with their course's, those of materials with their lesson's. */
async function nextWithin(lessons: readonly LessonItem[], after: string) {
  const within = lessons.find(({ id }) => after.startsWith(id));
  const file = within && (await readMaterials(within.id)).find(({ id }) => id > after);
  if (file) return { kind: material as AnyKind, item: file as Stored };
  const [next] = lessons.filter(({ id }) => id > after).sort((one, other) => (one.id < other.id ? -1 : 1));
  return next && { kind: lesson as unknown as AnyKind, item: next as Stored };
}

async function move(kind: AnyKind, item: Stored): Promise<void> {
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
