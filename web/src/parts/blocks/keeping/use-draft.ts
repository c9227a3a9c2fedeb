import { useEffect, useRef, useState } from 'react';
import { dropDeviceFile, keepDeviceFile, readDeviceFile } from '#web/lib/device/device-files.ts';
import { hasContent } from '#web/parts/blocks/draft/block-values.ts';
import {
  type Chosen,
  type Draft,
  type Files,
  newChosen,
  newDraft,
  newStep,
  type Size,
} from '#web/parts/blocks/draft/draft.ts';
import { allParts } from '#web/parts/blocks/draft/draft-files.ts';
import { usePieceKind } from '#web/parts/blocks/piece-kind.ts';

/**
 * A member's unfinished piece or change of one, kept on the device with every change. `start` is what it begins with;
 * a change that changes nothing is not kept.
 */
export function useDraft(memberId: string, start: Draft) {
  const { dropDraft, dropText, folderOf, hearDraftTaken, keepDraft } = usePieceKind().drafts;
  const [draft, setDraft] = useState<Draft>(start);
  const [files, setFiles] = useState<Files>({});
  const [isReady, setReady] = useState(false);
  /** Whether the device refuses to keep what is typed. */
  const [isRefused, setRefused] = useState(false);
  /** Names of files that the device does not keep. */
  const [unkept, setUnkept] = useState<readonly string[]>([]);
  /** Whether another tab has saved or dropped it, so that what is here is a draft of its own. */
  const [isTaken, setTaken] = useState(false);
  const isOver = useRef(false);
  const latest = useRef(draft);
  const folder = folderOf(draft);

  const set = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    if (isOver.current) return;
    if (next.edits && !hasContent(next)) dropText(memberId, next);
    else setRefused(!keepDraft(memberId, next));
  };
  const mark = (name: string, isKept: boolean) =>
    setUnkept((names) => [...names.filter((each) => each !== name), ...(isKept ? [] : [name])]);

  const take = useRef(() => {});
  useEffect(() => {
    take.current = () => {
      // Of a piece that is there, the versions tell; and nobody misses what is empty.
      if (isOver.current || draft.edits || !hasContent(draft)) return;
      const { title, category, copyOf, cover, blocks } = latest.current;
      const anew = blocks.map((block) => ({ ...block, stored: undefined, step: newStep() }));
      latest.current = { ...newDraft(title, category), copyOf, cover, blocks: anew };
      setDraft(latest.current);
      setTaken(true);
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same draft has the same id
  useEffect(() => hearDraftTaken(memberId, draft, () => take.current()), [memberId, draft.id]);

  // Once, when the editor opens: what is chosen later is in memory already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft's later files are not on the device first
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const kept: Record<string, File> = {};
      for (const { name } of allParts(withAside(draft))) {
        const file = await readDeviceFile(memberId, folder + name);
        if (file) kept[name] = file;
      }
      if (isGone) return;
      setFiles((chosen) => ({ ...kept, ...chosen }));
      setReady(true);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [memberId]);

  return {
    draft,
    /** The same for the same draft in another tab. */
    place: `${memberId}/${folder}`,
    files,
    /** False until the kept files are read. */
    isReady,
    isRefused,
    isTaken,
    /** The member knows of it. */
    meetTaken: () => setTaken(false),
    /** Chosen files that a reload would lose. */
    unkept: allParts(draft).filter(
      ({ name, chosen }) => unkept.includes(name) && chosen.upload === undefined,
    ),
    /** As it is now, also where the screen has not been drawn since. */
    now: () => latest.current,
    set,
    change: (update: (draft: Draft) => Draft) => set(update(latest.current)),

    /** Keeps a chosen file. @returns what the draft notes of it */
    async choose(name: string, file: File, size?: Size): Promise<Chosen> {
      setFiles((others) => ({ ...others, [name]: file }));
      mark(name, await keepDeviceFile(memberId, folder + name, file));
      return newChosen(file, size);
    },

    forget(name: string): void {
      setFiles(({ [name]: _, ...others }) => others);
      mark(name, true);
      void dropDeviceFile(memberId, folder + name);
    },

    /** Nothing of it is kept from now on: it is saved, or nobody wants it. */
    drop(): void {
      isOver.current = true;
      dropDraft(memberId, latest.current);
    },
  };
}

/** With what was set aside, whose files are kept too. */
const withAside = (draft: Draft): Draft => ({
  ...draft,
  blocks: [...draft.blocks, ...(draft.aside ?? []).flatMap(({ block }) => block ?? [])],
});

export type Editing = ReturnType<typeof useDraft>;
