import type { Chosen, Size } from '#web/parts/editor/draft/draft.ts';
import { allParts } from '#web/parts/editor/draft/draft-files.ts';
import { newChosen } from '#web/parts/editor/draft/new-draft.ts';
import { dropFile, keepFile, readFile } from '#web/parts/sync/queue/kept-files.ts';
import type { DraftState } from './draft-store.ts';
import type { Drafts } from './drafts.ts';

/** The chosen files of a draft: in memory, and on the device as far as that takes them. */
export function draftFileStore(
  drafts: Drafts,
  memberId: string,
  state: () => DraftState,
  show: (change: Partial<DraftState>) => void,
) {
  let reading: Promise<void> = Promise.resolve();
  const nameOf = (file: string) => drafts.folderOf(state().draft) + file;
  const mark = (name: string, isKept: boolean) => {
    const others = state().unkept.filter((each) => each !== name);
    show({ unkept: others.concat(isKept ? [] : name) });
  };
  const keep = async (name: string, file: File) => mark(name, await keepFile(memberId, nameOf(name), file));

  return {
    reading: () => reading,
    keepFile: keep,
    /** A file that was chosen meanwhile is in memory already. */
    read(): void {
      const { draft } = state();
      const folder = drafts.folderOf(draft);
      reading = reading.then(async () => {
        const kept: Record<string, File> = {};
        for (const { name } of allParts(draft)) {
          const file = state().files[name] ?? (await readFile(memberId, folder + name));
          if (file) kept[name] = file;
        }
        show({ files: { ...kept, ...state().files }, isReady: true });
      });
    },
    /** Keeps a chosen file. @returns what the draft keeps of it */
    async choose(name: string, file: File, size?: Size): Promise<Chosen> {
      show({ files: { ...state().files, [name]: file } });
      await keep(name, file);
      return newChosen(file, size);
    },
    forget(name: string): void {
      const { [name]: _, ...files } = state().files;
      show({ files });
      mark(name, true);
      void dropFile(memberId, nameOf(name));
    },
  };
}
