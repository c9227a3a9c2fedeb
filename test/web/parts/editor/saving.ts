import { newsKind } from '#web/features/news/writing/news-kind.tsx';
import { requests } from '#web/features/news/writing/news-requests.ts';
import { newKey } from '#web/lib/api/request.ts';
import { isSkipped } from '#web/parts/editor/draft/block-values.ts';
import type { Draft, Files } from '#web/parts/editor/draft/draft.ts';
import { allParts } from '#web/parts/editor/draft/draft-files.ts';
import { meetSteps, takenBack } from '#web/parts/editor/saving/meet-step.ts';
import { meetRefusal } from '#web/parts/editor/saving/sending.ts';
import { stepsOf, stepsOfBlock } from '#web/parts/editor/saving/steps-of.ts';
import { dropFiles, fileOf, keepFile } from '#web/parts/sync/queue/kept-files.ts';
import { put, take, tried } from '#web/parts/sync/queue/outbox.ts';
import { newStep } from '#web/parts/sync/queue/thing.ts';

interface Saving {
  readonly files: Files;
  readonly place?: string;
  /** The one block that is saved. */
  readonly block?: string;
  readonly keep: (draft: Draft) => void;
  /** Hears as what it is in the outbox. */
  readonly onPut?: (id: string) => void;
}

/**
 * Saves a draft of Ada's as the editor does, as if after a reload: what is kept is read anew. Once it is known that it
 * has not arrived it is taken back. @returns the news' id. Throws in the words for the member.
 */
export async function saveDraft(kept: Draft, saving: Saving): Promise<string> {
  const { files, place = '3', block, keep, onPut } = saving;
  const read: Draft = JSON.parse(JSON.stringify(kept));
  const draft =
    block === undefined
      ? {
          ...{ ...read, place: read.place ?? place, isBegun: true },
          blocks: read.blocks.filter((each) => !isSkipped(each)),
        }
      : read;
  await holdFiles(draft, files);
  const steps = block === undefined ? stepsOf(draft, requests) : stepsOfBlock(draft, block, requests);
  if (steps.length === 0) return draft.head.id ?? '';

  const id = newKey();
  await put({ id, kind: 'news', title: draft.title, place: `/news/add?draft=${draft.id}`, steps });
  onPut?.(id);
  const thing = await tried(id);
  if (thing?.state === 'sent') {
    const met = { ...meetSteps(draft, thing.steps, newsKind), sent: undefined };
    keep(met);
    return met.head.id ?? '';
  }
  const taken = await take(id);
  if (!taken) throw new Error('It is gone.');
  const back = takenBack(draft, taken, newsKind);
  keep(back);
  const { problem, isStopped } = thing ?? {};
  const seen = await meetRefusal(back, problem?.code ?? '', { files, kind: 'news', requests });
  if (seen && 'draft' in seen) {
    keep(seen.draft);
    if (seen.goesOn) return saveDraft(seen.draft, saving);
  }
  throw new Error(isStopped ? 'It was stopped.' : problem?.message);
}

/** The device has these files of the draft, and no others. */
async function holdFiles(draft: Draft, files: Files): Promise<void> {
  const folder = requests.folderOf(draft);
  const img = (name: string) => ({ img: fileOf(folder + name, new File([], name)) });
  const steps = allParts(draft).map(({ name }) => newStep('richtexts.addPhoto', {}, { files: img(name) }));
  await dropFiles('ada', { id: draft.id, kind: 'news', title: '', place: '', steps });
  for (const [name, file] of Object.entries(files)) await keepFile('ada', folder + name, file);
}
