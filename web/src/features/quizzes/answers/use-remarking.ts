import { useState } from 'react';
import { type LearnersTest, userTests } from '#contract/user-tests.ts';
import { call } from '#web/lib/api/api.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { useKeptSaving } from '#web/parts/sync/save/use-kept-saving.ts';
import { showRemarked } from './api.ts';
import { messages } from './messages.ts';
import { changesOf, type Said } from './remarks-draft.ts';
import { remarksThing, remarksThingId, savedIn } from './remarks-thing.ts';
import { useTypedRemarks } from './use-typed-remarks.ts';

interface Saying {
  readonly text: string;
  /** Nothing is lost: it has to wait. */
  readonly isWaiting?: boolean;
}

/** Writes remarks to an attempt and marks it; what is sent says itself that it has arrived. */
export function useRemarking(memberId: string, attempt: LearnersTest) {
  const typed = useTypedRemarks(memberId, attempt);
  const [saying, setSaying] = useState<Saying>();
  const [isSaving, setSaving] = useState(false);
  const { id } = attempt;

  const saving = useKeptSaving({
    id: remarksThingId(id),
    savedIn,
    onSaved(saved) {
      showRemarked(saved);
      const draft = typed.latest.current;
      setSaying(undefined);
      // What was typed since is said to what is stored now.
      if (draft && changesOf(draft, saved.remarks).length > 0) return typed.rebase(saved.version);
      typed.forget();
    },
    onWaiting(text, isFleeting) {
      setSaying({ text, isWaiting: true });
      typed.setRefused(isFleeting);
    },
    async onRefused(error) {
      if (error.code !== 'user-test.changed') return setSaying({ text: error.message });
      const now = await call(userTests.getAttempt, { id }).catch(() => undefined);
      if (!now) return setSaying({ text: error.message });
      void keepReply(userTests.getAttempt, { id }, now);
      typed.rebase(now.version);
      setSaying({ text: messages.changed });
    },
  });

  return {
    ...typed,
    saying,
    isSaving,
    change(questionId: string, change: Partial<Said>): void {
      typed.change(questionId, change);
      setSaying(undefined);
      // What is typed on is not what waits to be sent.
      saving.takeBack();
    },
    async save(): Promise<void> {
      const draft = typed.latest.current;
      const remarks = draft ? changesOf(draft, attempt.remarks) : [];
      if (!draft || remarks.length === 0) {
        typed.forget();
        return setSaying({ text: messages.nothing, isWaiting: true });
      }
      setSaving(true);
      setSaying(undefined);
      const { version } = draft;
      await saving
        .save((earlier) => ({ thing: remarksThing(attempt, { remarks, version, earlier }), files: {} }))
        .catch((error: Error) => setSaying({ text: error.message }));
      setSaving(false);
    },
  };
}

export type Remarking = ReturnType<typeof useRemarking>;
