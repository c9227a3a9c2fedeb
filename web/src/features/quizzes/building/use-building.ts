import { useCallback, useMemo, useState } from 'react';
import type { Test } from '#contract/quizzes.ts';
import { useSave } from '#web/parts/sync/save/use-save.ts';
import { useTyped } from '#web/parts/sync/save/use-typed.ts';
import { useTypedSave } from '#web/parts/sync/save/use-typed-save.ts';
import { type Problems, problemsOf, summaryOf } from './problems.ts';
import { draftOf, questionsOf, saysSame, type TestDraft, testDrafts } from './test-draft.ts';
import {
  deletionThing,
  type SavedTest,
  savedIn,
  savingThing,
  type TestOf,
  testThingId,
} from './test-thing.ts';
import { useTestConflict } from './use-test-conflict.ts';

/** Builds a lesson's test; `onSaved`: it has arrived. */
export function useBuilding(memberId: string, lesson: TestOf, stored: Test | undefined, onSaved: () => void) {
  const typed = useTyped(testDrafts, memberId, lesson.id);
  const { latest: latestTyped, keep, setRefused } = typed;
  // As long as nothing was typed, the stored one is shown as it comes.
  const shown = useMemo(() => draftOf(stored), [stored]);
  const latest = useCallback(() => latestTyped.current ?? shown, [latestTyped, shown]);
  /** Whether a save was pressed: from then on what is missing is said. */
  const [isChecked, setChecked] = useState(false);
  const draft = typed.typed ?? shown;
  const save = useSave<SavedTest>(testThingId(lesson.id));

  /** What is typed is for the stored test of this version. */
  const rebase = (version: number | undefined) => keep({ ...latest(), version });
  const { saying, say, isSaving, send } = useTypedSave(save, {
    ...{ savedIn, setRefused },
    onSaved({ test, sent }) {
      if (!test || saysSame(latest(), sent)) return onSaved();
      // What was typed since is for the test as it is now.
      rebase(test.version);
    },
    onRefused(error) {
      if (error.code === 'test.changed' || error.code === 'test.exists') return meet(error);
      if (error.code === 'test.missing') return meetNone();
      // It names the question.
      say({ text: error.message });
    },
  });
  const forget = () => {
    typed.forget();
    setChecked(false);
  };
  const { meet, meetNone, conflict } = useTestConflict({
    ...{ lessonId: lesson.id, draft, rebase, forget },
    say: (saying) => say(saying),
    sendAs: (version) => void sendAs(version),
  });

  const change = useCallback(
    (how: (draft: TestDraft) => TestDraft): void => {
      const next = how(latest());
      if (next === latest()) return;
      keep(next);
      say(undefined);
      // What is typed on is not what waits to be sent.
      save.takeBack();
    },
    [latest, keep, say, save],
  );
  const sendAs = (version: number | undefined) =>
    send((earlier) => ({
      thing: savingThing(lesson, { questions: questionsOf(latest()), version, earlier }),
    }));

  const problems: Problems = isChecked ? problemsOf(draft) : {};
  return {
    ...{ draft, latest, change, saying, isSaving, problems, conflict },
    ...{ isTyped: typed.typed !== undefined, isRestored: typed.isRestored, isRefused: typed.isRefused },
    /** What is said of all problems. */
    summary: summaryOf(problems),

    /** Sends it; what has to wait or is refused is said. Nothing is sent of no question. */
    async save(): Promise<void> {
      if (draft.questions.length === 0) return;
      setChecked(true);
      if (summaryOf(problemsOf(draft)) === undefined) await sendAs(draft.version);
    },
    /** Takes the stored test away, with what was typed. */
    deleteAll: () =>
      send(() => ({ thing: deletionThing(lesson, stored?.questions.map(({ id }) => id) ?? []) })),
    /** Gives up what was typed. */
    discard(): void {
      void save.giveUp();
      forget();
      say(undefined);
    },
  };
}

export type Building = ReturnType<typeof useBuilding>;
