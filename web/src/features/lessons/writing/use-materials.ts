import { useRef, useState } from 'react';
import { MOST_MATERIALS } from '#contract/fields/limits.ts';
import { typeOf, uploadKinds } from '#contract/fields/upload-kinds.ts';
import { newKey } from '#web/lib/api/request.ts';
import { isReadable } from '#web/lib/is-readable.ts';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import {
  addMaterial,
  changeMaterial,
  putBackMaterial,
  removeMaterial,
} from '#web/parts/editor/draft/material-changes.ts';
import type { Editing } from '#web/parts/editor/editing/use-editing.ts';
import { messages } from './material-messages.ts';

const { types, largest } = uploadKinds.material;

/** What the file chooser offers; the extensions are for devices that know no types. */
export const MATERIAL_TYPES = [...Object.keys(types).map((type) => `.${type}`), ...Object.values(types)].join(
  ',',
);

/** Why a file cannot be a lesson's material; undefined for one that can. */
async function refusalOf(file: File): Promise<string | undefined> {
  const { name, size } = file;
  if (typeOf('material', name) === undefined) return messages.wrongType(name);
  if (size > largest) return messages.tooLarge(name, largest / 1_000_000);
  if (!(await isReadable(file))) return messages.unreadable(name);
  return size === 0 ? messages.nothingIn(name) : undefined;
}

export const isFull = ({ materials = [] }: Draft): boolean =>
  materials.filter(({ isRemoved }) => !isRemoved).length >= MOST_MATERIALS;

/** The actions on a lesson's files; refusals are reported file by file. */
export function useMaterials({ store, change, choose, forget }: Editing) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** What readers are told. */
  const [said, say] = useState('');
  /** One after the other, also files that are chosen while others are being kept. */
  const adding = useRef(Promise.resolve());

  const refuse = (text: string) => setRefused((before) => [...before, text]);
  const addAll = async (files: File[]) => {
    setRefused([]);
    for (const file of files) {
      const refusal = isFull(store.state().draft)
        ? messages.notAdded(file.name, MOST_MATERIALS)
        : await refusalOf(file);
      if (refusal) {
        refuse(refusal);
        continue;
      }
      const id = newKey();
      const chosen = await choose(id, file);
      change((now) => addMaterial(now, id, chosen));
      say(messages.added(file.name));
    }
  };
  return {
    refused,
    said,
    add(files: File[]): void {
      adding.current = adding.current.then(() => addAll(files));
    },
    /** Replaces a file that is not on this device any more. */
    async replace(id: string, file: File): Promise<void> {
      const refusal = await refusalOf(file);
      setRefused(refusal ? [refusal] : []);
      if (refusal) return;
      const chosen = await choose(id, file);
      change((now) => changeMaterial(now, id, { file: chosen }));
    },
    rename: (id: string, name: string) => change((now) => changeMaterial(now, id, { name })),
    remove(id: string, isStored: boolean): void {
      if (!isStored) forget(id);
      change((now) => removeMaterial(now, id));
    },
    putBack: (id: string) => change((now) => putBackMaterial(now, id)),
  };
}
