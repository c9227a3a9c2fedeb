import { patiently } from '#test/patiently.ts';
import { drafts } from '#web/features/news/writing/drafts.ts';
import { newsKind } from '#web/features/news/writing/news-kind.tsx';
import type { Draft, Files } from '#web/parts/editor/draft/draft.ts';
import { allParts } from '#web/parts/editor/draft/draft-files.ts';
import { openDraft } from '#web/parts/editor/keeping/draft-store.ts';
import { applyReplies, handOver, mend } from '#web/parts/editor/saving/sending.ts';
import { dropFiles, fileOf, keepFile } from '#web/parts/sync/queue/kept-files.ts';
import { tried } from '#web/parts/sync/queue/outbox.ts';
import { newStep } from '#web/parts/sync/queue/outbox-entry.ts';

interface Saving {
  readonly files?: Files;
  readonly parentId?: string;
  /** The one block that is saved. */
  readonly block?: string;
}

/**
 * A draft of Ada's that is saved as the editor does, each time as if after a reload, with `files` unless a save says
 * otherwise.
 */
export function savingOf(start: Draft, files: Files = {}) {
  let kept = start;
  let entry = '';

  /**
   * What is known not to have arrived is taken back. @returns the news' id. Throws in the words for the member.
   */
  async function save({ parentId = '3', block, ...more }: Saving = {}): Promise<string> {
    const read: Draft = JSON.parse(JSON.stringify(kept));
    await holdFiles(read, more.files ?? files);
    const store = openDraft(drafts, 'ada', read);
    const close = store.subscribe(() => undefined);
    await patiently(() => {
      if (!store.state().isReady) throw new Error('its files are read');
    });
    const writing = { store, kind: newsKind, parentId };
    const isHanded = await handOver(writing, block);
    close();
    if (!isHanded) return store.state().draft.head.id ?? '';

    entry = store.state().draft.out?.entry ?? '';
    const { state, steps = [], problem, isStopped } = (await tried(entry)) ?? {};
    if (state === 'sent') {
      kept = { ...applyReplies(store.state().draft, steps, newsKind), out: undefined, sent: undefined };
      return kept.head.id ?? '';
    }
    const seen = await mend(writing, problem?.code ?? '');
    kept = store.state().draft;
    if (seen && 'draft' in seen && seen.goesOn) return save({ parentId, ...(block && { block }), ...more });
    throw new Error(isStopped ? 'It was stopped.' : problem?.message);
  }

  return {
    kept: () => kept,
    entry: () => entry,
    change: (update: (draft: Draft) => Draft) => {
      kept = update(kept);
    },
    save,
  };
}

/** The device has these files of the draft, and no others. */
async function holdFiles(draft: Draft, files: Files): Promise<void> {
  const folder = drafts.folderOf(draft);
  const img = (name: string) => ({ img: fileOf(folder + name, new File([], name)) });
  const steps = allParts(draft).map(({ name }) => newStep('richtexts.addPhoto', {}, { files: img(name) }));
  await dropFiles('ada', { id: draft.id, kind: 'news', title: '', queueKey: '', steps });
  for (const [name, file] of Object.entries(files)) await keepFile('ada', folder + name, file);
}
