import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceDrafts } from '#web/lib/device/device-draft.ts';
import type { Outcomes } from './outcomes.ts';
import type { MakeEntry } from './save.ts';
import { useOutcomes, useSave } from './use-save.ts';

/** The text about a save beside its button. */
export interface Saying {
  readonly text: string;
  /** Nothing is lost: it has to wait. */
  readonly isWaiting?: boolean;
}

interface TypedSaveOptions<Draft, Saved> extends Omit<Outcomes<Saved>, 'onWaiting' | 'onKept'> {
  readonly drafts: DeviceDrafts<Draft>;
  readonly memberId: string;
  /** The id of the draft. */
  readonly id: string;
  /** The id of the entry. */
  readonly entryId: string;
}

/**
 * A text that is typed and saved in one place: it is kept on the device from the first key on, shown in every tab, and
 * its button says what became of the save.
 */
export function useTypedSave<Draft, Saved>(options: TypedSaveOptions<Draft, Saved>) {
  const { drafts, memberId, id, entryId, ...outcomes } = options;
  /** Undefined until something was typed. */
  const [typed, setTyped] = useState(() => drafts.read(memberId, id));
  const [isRestored, setRestored] = useState(typed !== undefined);
  const [isRefused, setRefused] = useState(false);
  const [saying, say] = useState<Saying>();
  const [isSaving, setSaving] = useState(false);
  const latest = useRef(typed);
  const save = useSave<Saved>(entryId);
  useOutcomes(save, {
    ...outcomes,
    onWaiting(text, isFleeting) {
      say({ text, isWaiting: true });
      setRefused(isFleeting);
    },
  });

  const show = useCallback((draft: Draft | undefined) => {
    latest.current = draft;
    setTyped(() => draft);
  }, []);
  // A draft that another tab drops stays here: the member may still look at it.
  useEffect(() => drafts.subscribe(memberId, id, (kept) => kept && show(kept)), [drafts, memberId, id, show]);
  const keep = useCallback(
    (next: Draft): void => {
      show(next);
      setRefused(!drafts.keep(memberId, id, next));
    },
    [drafts, memberId, id, show],
  );

  return {
    typed,
    /** The same at once, also between two keys of which the first is not rendered yet. */
    latest,
    /** Whether it began with what an earlier visit left. */
    isRestored,
    say,
    keep,
    /** Keeps what was typed just now, which takes a waiting entry back. */
    type: useCallback(
      (next: Draft): void => {
        keep(next);
        say(undefined);
        save.takeBack();
      },
      [keep, save],
    ),
    /** Drops the draft. */
    forget(): void {
      drafts.drop(memberId, id);
      show(undefined);
      setRestored(false);
      setRefused(false);
    },
    async send(make: MakeEntry): Promise<void> {
      setSaving(true);
      say(undefined);
      await save.save(make).catch((error: Error) => say({ text: error.message }));
      setSaving(false);
    },
    giveUp: () => void save.giveUp(),
    /** For the bar with its button; `isRefused`: a reload would lose what is typed. */
    bar: { isTyped: typed !== undefined, isRefused, saying, isSaving },
  };
}
