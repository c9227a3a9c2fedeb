import * as z from 'zod/mini';
import { MOST_MATERIALS } from '#contract/fields/limits.ts';
import { lessonOf } from '#kinds/lessons/lesson-id.ts';
import { RecordKind } from '#kinds/record/record.ts';
import { readNewest } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';
import type { CourseItem } from './course.ts';
import { getLesson, lesson } from './lesson.ts';

/** A file of a lesson. */
export const MaterialItem = z.object({
  id: z.string(),
  lessonId: z.string(),
  /** The lesson's key: whoever may read the lesson may read it. */
  parent: z.object({ pk: z.string(), sk: z.string() }),
  name: z.string(),
  /** On the content host. */
  material: z.string(),
  file: z.object({ name: z.string(), type: z.string(), size: z.int() }),
  createdAt: z.string(),
  ...versioned,
});
export type MaterialItem = z.infer<typeof MaterialItem>;

export const material = new RecordKind<{ readonly lessonId: string }, MaterialItem>({
  noun: 'material',
  missing: 'There is no such material. It may have been deleted.',
  item: MaterialItem,
  list: ({ lessonId }) => lists.materials(lessonId),
  files: (item) => [`material/${item.material}`],
  within: { kind: lesson, as: 'lessonId' },
});

/**
 * A material by its id alone, and its course. Throws `material.missing`, or the lesson's or course's error where that
 * is gone.
 */
export async function getMaterial(id: string): Promise<{ item: MaterialItem; above: CourseItem }> {
  const lessonId = lessonOf(id);
  const item = await material.find({ id, lessonId });
  if (!item) throw material.missing();
  const { above } = await getLesson(lessonId);
  return { item, above };
}

/** A lesson's materials in the order of their creation, read consistently. */
export async function readMaterials(lessonId: string): Promise<MaterialItem[]> {
  const rows = await readNewest(lists.materials(lessonId), MOST_MATERIALS);
  return rows.map((row) => MaterialItem.parse(row)).reverse();
}
