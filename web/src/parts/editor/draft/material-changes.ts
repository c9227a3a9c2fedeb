import type { Chosen, Draft, Material } from './draft.ts';
import { isLocked } from './draft-changes.ts';
import { newStep } from './new-draft.ts';

/** Adds a file under the id that is its name on the device, titled by its own name without the extension. */
export function addMaterial(draft: Draft, id: string, file: Chosen): Draft {
  const material: Material = { id, file, name: file.name.replace(/\.[^.]*$/, ''), step: newStep() };
  return { ...draft, materials: [...(draft.materials ?? []), material] };
}

/** One that was sent and may have arrived stays as it is. */
export const changeMaterial = (draft: Draft, id: string, change: Pick<Partial<Material>, 'name' | 'file'>) =>
  swap(draft, id, (material) => [{ ...material, ...change, step: newStep() }]);

/** A stored one is only marked, so that it can be put back; a new one is gone. */
export const removeMaterial = (draft: Draft, id: string): Draft =>
  swap(draft, id, (material) => (material.stored ? [{ ...material, isRemoved: true }] : []));

export const putBackMaterial = (draft: Draft, id: string): Draft =>
  swap(draft, id, (material) => [{ ...material, isRemoved: undefined }]);

const swap = (draft: Draft, id: string, change: (material: Material) => Material[]): Draft => ({
  ...draft,
  materials: draft.materials?.flatMap((material) =>
    material.id === id && !isLocked(material.step) ? change(material) : [material],
  ),
});
