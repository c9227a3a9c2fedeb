import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceDrafts } from '#web/lib/device/device-draft.ts';
import type { MakeEntry, Outcomes } from './save.ts';
import { useOutcomes, useSave } from './use-save.ts';

/** What is said of a save beside its button. */
export interface Saying {
  readonly text: string;
  /** Nothing is lost: it has to wait. */
  readonly isWaiting?: boolean;
}

interface TypedSaveOptions<Draft, Saved> extends Omit<Outcomes<Saved>, 'onWaiting' | 'onKept'> {
  readonly drafts: DeviceDrafts<Draft>;
  readonly memberId: string;
  /** Of what is typed, among those. */
  readonly id: string;
  /** Of what is sent, in the outbox. */
  readonly entryId: string;
}

/**
 * What is typed in one place and saved there: it is kept on the device from the first key on, shown so in every tab, and
 * said beside its button what becomes of its save.
 */
export function useTypedSave<Draft, Saved>(options: TypedSaveOptions<Draft, Saved>) {
  const { drafts, memberId, id, entryId, ...outcomes } = options;
  /** Undefined as long as nothing was typed. */
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
  // What another tab drops is not lost here: it may be what somebody still looks at.
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
    /** The same at once: between two keys of which the first is not drawn yet, too. */
    latest,
    /** Whether it began with what an earlier visit left. */
    isRestored,
    say,
    keep,
    /** Keeps what was typed just now: that is not what waits to be sent. */
    type: useCallback(
      (next: Draft): void => {
        keep(next);
        say(undefined);
        save.takeBack();
      },
      [keep, save],
    ),
    /** Nothing of it is kept. */
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
    /** What the bar with its button shows; `isRefused`: a reload would lose what is typed. */
    bar: { isTyped: typed !== undefined, isRefused, saying, isSaving },
  };
}
