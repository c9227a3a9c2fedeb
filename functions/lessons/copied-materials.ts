import { monotonicFactory } from 'ulid';
import type { MaterialItem } from '#kinds/declared/material.ts';
import type { NameOfCopy } from '#kinds/richtext-copy.ts';
import { addRows } from '#platform/lists/paged-list.ts';
import { type Key, lists } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';

/** The writes that give a new lesson copies of another's materials, in the same order. */
export function copyMaterials(
  materials: readonly MaterialItem[],
  lessonId: string,
  parent: Key,
  nameOf: NameOfCopy,
): Action[] {
  const next = monotonicFactory();
  const createdAt = new Date().toISOString();
  const rows = materials.map((item): MaterialItem => {
    const file = nameOf(`material/${item.material}`) ?? item.material;
    const { changedAt, ...rest } = item;
    return { ...rest, id: lessonId + next(), lessonId, parent, material: file, createdAt, version: 0 };
  });
  return addRows(lists.materials(lessonId), rows);
}
