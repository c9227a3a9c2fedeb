import { isMaterialUnsaved } from '#web/parts/editor/draft/block-values.ts';
import { type Draft, HEAD, type Material, type PieceMaterial } from '#web/parts/editor/draft/draft.ts';
import type { Part } from '#web/parts/editor/draft/draft-files.ts';
import { materialOf } from '#web/parts/editor/draft/draft-of.ts';
import { newStep } from '#web/parts/editor/draft/new-draft.ts';
import type { Step } from '#web/parts/sync/queue/outbox-entry.ts';

/** The steps that give a lesson the materials of its draft: removals, then each new one with its file. */
export function materialSteps(draft: Draft, filesOf: (parts: Part[]) => Pick<Step, 'files'>): Step[] {
  const unsaved = (draft.materials ?? []).filter(
    (material) => isMaterialUnsaved(material) && !draft.sent?.some(({ part }) => part === material.id),
  );
  const { head } = draft;
  const sentHead = draft.sent?.find(({ part }) => part === HEAD);
  const lessonId = head.id ?? { from: sentHead?.key ?? head.key, path: 'data.id' };
  return unsaved
    .toSorted((one, other) => Number(!one.stored) - Number(!other.stored))
    .map(({ id, name, stored, file, step: { key } }): Step => {
      const common = { key, part: id, state: 'open' } as const;
      if (stored) return { ...common, route: 'materials.deleteMaterial', input: { id: stored.id } };
      const files = filesOf(file ? [{ field: 'material', name: id, chosen: file }] : []);
      const input = { lessonId, ...(name.trim() && { name }) };
      return { ...common, route: 'materials.addMaterial', input, ...files };
    });
}

/** A material after a step of it was sent, as far as its answer is known. */
export function applyMaterial(material: Material, step: Step): Material[] {
  const isGoing = step.route === 'materials.deleteMaterial';
  // A repeated removal is the same: it locks nothing.
  if (step.state === 'sent')
    return [isGoing ? material : { ...material, step: { key: step.key, state: 'sent' } }];
  if (isGoing) return [];
  const { data } = step.reply as { data: PieceMaterial };
  return [{ ...materialOf(data), id: material.id, step: newStep() }];
}
