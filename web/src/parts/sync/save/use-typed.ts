import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceDrafts } from '#web/lib/device/device-draft.ts';

/** What is typed and not saved: kept on the device from the first key on, and shown so in every tab. */
export function useTyped<Draft>(drafts: DeviceDrafts<Draft>, memberId: string, id: string) {
  /** Undefined as long as nothing was typed. */
  const [typed, setTyped] = useState(() => drafts.read(memberId, id));
  const [isRestored, setRestored] = useState(typed !== undefined);
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(typed);
  const show = useCallback((draft: Draft | undefined) => {
    latest.current = draft;
    setTyped(() => draft);
  }, []);
  // What another tab drops is not lost here: it may be what somebody still looks at.
  useEffect(() => drafts.hear(memberId, id, (heard) => heard && show(heard)), [drafts, memberId, id, show]);

  return {
    typed,
    /** The same at once: between two keys of which the first is not drawn yet, too. */
    latest,
    /** Whether it began with what an earlier visit left. */
    isRestored,
    /** Whether a reload would lose it. */
    isRefused,
    setRefused,
    keep: useCallback(
      (next: Draft): void => {
        show(next);
        setRefused(!drafts.keep(memberId, id, next));
      },
      [drafts, memberId, id, show],
    ),
    /** Nothing of it is kept. */
    forget(): void {
      drafts.drop(memberId, id);
      show(undefined);
      setRestored(false);
      setRefused(false);
    },
  };
}
