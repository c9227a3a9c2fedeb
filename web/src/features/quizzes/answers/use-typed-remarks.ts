import { useEffect, useRef, useState } from 'react';
import type { LearnersTest } from '#contract/user-tests.ts';
import {
  dropDraft,
  hearDraft,
  keepDraft,
  type RemarksDraft,
  readDraft,
  type Said,
  saidTo,
} from './remarks-draft.ts';

/** What a teacher says to an attempt as it is typed: kept on the device from the first key on, and shown so in every tab. */
export function useTypedRemarks(memberId: string, { id, remarks, version }: LearnersTest) {
  /** Undefined as long as nothing was typed: what is stored is shown as it comes. */
  const [typed, setTyped] = useState(() => readDraft(memberId, id));
  /** Whether a reload would lose it. */
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(typed);
  // What another tab drops is not lost here: it may be what somebody still looks at.
  useEffect(
    () =>
      hearDraft(memberId, id, (heard) => {
        if (!heard) return;
        latest.current = heard;
        setTyped(heard);
      }),
    [memberId, id],
  );

  const keep = (next: RemarksDraft) => {
    latest.current = next;
    setTyped(next);
    setRefused(!keepDraft(memberId, id, next));
  };

  return {
    isTyped: typed !== undefined,
    isRefused,
    setRefused,
    latest,
    saidTo: (questionId: string): Said => saidTo(questionId, remarks, typed),
    change(questionId: string, change: Partial<Said>): void {
      const now = latest.current ?? { said: {}, version };
      const said = { ...saidTo(questionId, remarks, now), ...change };
      keep({ ...now, said: { ...now.said, [questionId]: said } });
    },
    /** It goes on from what is stored by now. */
    rebase(stored: number): void {
      if (latest.current) keep({ ...latest.current, version: stored });
    },
    forget(): void {
      dropDraft(memberId, id);
      latest.current = undefined;
      setTyped(undefined);
      setRefused(false);
    },
  };
}
