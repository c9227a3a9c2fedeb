import { newKey } from '#web/lib/api/request.ts';
import type { Draft, Files } from './draft.ts';
import { changeChosen } from './draft-changes.ts';
import { allParts } from './draft-files.ts';
import { newDraft, newStep } from './new-draft.ts';

/** The same as a draft of its own, of which nothing was sent; `files` are those that are here, and can be sent anew. */
export function ownDraft(draft: Draft, files: Files): Draft {
  const { title, category, description, parentId, cover, blocks, materials } = draft;
  const renew = <Part extends object>(part: Part) => ({ ...part, stored: undefined, step: newStep() });
  const anew = { blocks: blocks.map(renew), materials: materials?.map(renew) };
  const own = { ...newDraft(title, category), description, parentId, cover, ...anew, isDetached: true };
  return allParts(own)
    .filter(({ name }) => files[name])
    .reduce<Draft>(
      (now, { name }) => changeChosen(now, name, { key: newKey(), upload: undefined, arrived: undefined }),
      own,
    );
}
