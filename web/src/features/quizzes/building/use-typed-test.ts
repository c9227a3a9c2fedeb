import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Test } from '#contract/quizzes.ts';
import { draftOf, dropDraft, hearDraft, keepDraft, readDraft, type TestDraft } from './test-draft.ts';

interface Whose {
  readonly memberId: string;
  readonly lessonId: string;
}

/** A lesson's test as it is typed: kept on the device from the first key on, and shown so in every tab. */
export function useTypedTest({ memberId, lessonId }: Whose, stored: Test | undefined) {
  /** Undefined as long as nothing was typed: the stored one is shown as it comes. */
  const [typed, setTyped] = useState(() => readDraft(memberId, lessonId));
  const [isRestored, setRestored] = useState(typed !== undefined);
  /** Whether a reload would lose it. */
  const [isRefused, setRefused] = useState(false);
  const shown = useMemo(() => draftOf(stored), [stored]);
  const draft = typed ?? shown;
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  // What another tab drops is not lost here: it may be what somebody still looks at.
  useEffect(() => hearDraft(memberId, lessonId, (heard) => heard && setTyped(heard)), [memberId, lessonId]);

  const change = useCallback(
    (how: (draft: TestDraft) => TestDraft): void => {
      const next = how(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      setTyped(next);
      setRefused(!keepDraft(memberId, lessonId, next));
    },
    [memberId, lessonId],
  );

  return {
    draft,
    latest,
    isTyped: typed !== undefined,
    isRestored,
    isRefused,
    setRefused,
    change,
    /** Nothing of it is kept: what is stored is shown. */
    forget(): void {
      dropDraft(memberId, lessonId);
      setTyped(undefined);
      setRestored(false);
      setRefused(false);
    },
  };
}
