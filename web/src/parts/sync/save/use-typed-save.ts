import { useState } from 'react';
import type { MakeThing, Outcomes, Save } from './save.ts';
import { useOutcomes } from './use-save.ts';

/** What is said of a save beside its button. */
export interface Saying {
  readonly text: string;
  /** Nothing is lost: it has to wait. */
  readonly isWaiting?: boolean;
}

interface TypedSaveOptions<Saved> extends Omit<Outcomes<Saved>, 'onWaiting' | 'onKept'> {
  /** Whether what waits lives only as long as the page. */
  readonly setRefused: (isRefused: boolean) => void;
}

/** Saves what is typed in one place, and says there what becomes of it. */
export function useTypedSave<Saved>(save: Save<Saved>, { setRefused, ...outcomes }: TypedSaveOptions<Saved>) {
  const [saying, say] = useState<Saying>();
  const [isSaving, setSaving] = useState(false);
  useOutcomes(save, {
    ...outcomes,
    onWaiting(text, isFleeting) {
      say({ text, isWaiting: true });
      setRefused(isFleeting);
    },
  });

  return {
    saying,
    say,
    isSaving,
    async send(make: MakeThing): Promise<void> {
      setSaving(true);
      say(undefined);
      await save.save(make).catch((error: Error) => say({ text: error.message }));
      setSaving(false);
    },
  };
}
