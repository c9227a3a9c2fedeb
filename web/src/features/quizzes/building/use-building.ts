import { useCallback, useMemo, useState } from 'react';
import { quizzes, type Test } from '#contract/quizzes/quizzes.ts';
import { call } from '#web/lib/api/api.ts';
import { type ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { messages as words } from '#web/parts/questions/messages.ts';
import { useTypedSave } from '#web/parts/sync/save/use-typed-save.ts';
import { messages } from './messages.ts';
import { type Problems, problemsOf, summaryOf } from './problems.ts';
import {
  deletionEntry,
  draftOf,
  type SavedTest,
  savedIn,
  savingEntry,
  saysSame,
  type TestDraft,
  type TestOf,
  testDrafts,
  testEntryId,
} from './test-draft.ts';

/** Builds a lesson's test; `onSaved`: it has arrived. */
export function useBuilding(memberId: string, lesson: TestOf, stored: Test | undefined, onSaved: () => void) {
  const lessonId = lesson.id;
  // Until something was typed, the stored test is shown as it loads.
  const shown = useMemo(() => draftOf(stored), [stored]);
  /** How often a save was pressed: from then on gaps are shown. */
  const [checks, setChecks] = useState(0);
  /** The test as another device saved it meanwhile: the member chooses. */
  const [other, setOther] = useState<Test>();

  const { typed, latest, keep, type, say, send, ...saving } = useTypedSave<TestDraft, SavedTest>({
    drafts: testDrafts,
    memberId,
    id: lessonId,
    entryId: testEntryId(lessonId),
    savedIn,
    onSaved({ test, sent }) {
      if (!test || saysSame(now(), sent)) return onSaved();
      // What was typed since belongs to the test as it is now.
      rebase(test.version);
    },
    async onRefused(error): Promise<void> {
      if (error.code === 'test.missing') onDeleted();
      else if (error.code === 'test.changed' || error.code === 'test.exists') await showConflict(error);
      // The message names the question.
      else say({ text: error.message });
    },
  });
  const now = useCallback(() => latest.current ?? shown, [latest, shown]);
  const draft = typed ?? shown;

  /** What is typed belongs to the stored test of this version; undefined: there is none any more. */
  const rebase = (version: number | undefined) => keep({ ...now(), version });
  const onDeleted = () => {
    rebase(undefined);
    say({ text: messages.gone });
  };
  /** Loads the present test. */
  const showConflict = async (error: ApiError) => {
    try {
      const [found] = (await call(quizzes.listTests, { lessonId })).data;
      if (found && found.questionsCount > 0) setOther(found);
      else onDeleted();
    } catch (cause) {
      say({ text: isUncertain(cause as ApiError) ? (cause as Error).message : error.message });
    }
  };
  const sendIt = () => send((earlier) => ({ entry: savingEntry(lesson, now(), earlier) }));
  const forget = () => {
    saving.forget();
    setChecks(0);
  };

  const problems: Problems = checks > 0 ? problemsOf(draft) : {};
  return {
    draft,
    problems,
    checks,
    latest: now,
    isRestored: saving.isRestored,
    bar: saving.bar,
    /** The text about all problems. */
    summary: summaryOf(problems),
    change: useCallback((how: (draft: TestDraft) => TestDraft) => type(how(now())), [type, now]),

    /** Sends it; says when it has to wait or is refused. A test without questions is not sent. */
    async save(): Promise<void> {
      if (draft.questions.length === 0) return;
      setChecks((before) => before + 1);
      if (summaryOf(problemsOf(draft)) === undefined) await sendIt();
    },
    /** Deletes the stored test, with what was typed. */
    deleteAll: () => send(() => ({ entry: deletionEntry(lesson, stored ?? {}) })),
    /** Gives up what was typed. */
    discard(): void {
      saving.giveUp();
      forget();
      say(undefined);
    },
    conflict: other && {
      changedAt: other.changedAt,
      differences: differencesOf(draft, draftOf(other)),
      onTake(): void {
        forget();
        setOther(undefined);
        void keepReply(quizzes.listTests, { lessonId }, { data: [other] });
      },
      onKeep(): void {
        setOther(undefined);
        rebase(other.version);
        void sendIt();
      },
    },
  };
}

export type Building = ReturnType<typeof useBuilding>;

/** The questions of the other version that differ here. */
function differencesOf(ours: TestDraft, theirs: TestDraft) {
  const known = new Set(ours.questions.map(({ question }) => question.trim()));
  return theirs.questions.flatMap(({ question }, index) =>
    known.has(question.trim()) ? [] : [{ label: words.name(index + 1), text: question }],
  );
}
