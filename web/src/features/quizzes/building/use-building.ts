import { useCallback, useEffect, useRef, useState } from 'react';
import { quizzes, type Test } from '#contract/quizzes.ts';
import { call } from '#web/lib/api/api.ts';
import { type ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { useKeptSaving } from '#web/parts/sync/save/use-kept-saving.ts';
import { messages } from './messages.ts';
import { type Problems, problemsOf, summaryOf } from './problems.ts';
import { draftOf, questionsOf, saysSame, type TestDraft } from './test-draft.ts';
import { deletionThing, savedIn, savingThing, type TestOf, testThingId } from './test-thing.ts';
import { useTypedTest } from './use-typed-test.ts';

interface Failure {
  readonly text: string;
  /** Nothing is lost: it has to wait. */
  readonly isWaiting?: boolean;
}

/** Builds a lesson's test; `onSaved`: it has arrived. */
export function useBuilding(memberId: string, lesson: TestOf, stored: Test | undefined, onSaved: () => void) {
  const typed = useTypedTest({ memberId, lessonId: lesson.id }, stored);
  const { draft, latest } = typed;
  /** Whether a save was pressed: from then on what is missing is said. */
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [isSaving, setSaving] = useState(false);
  /** The test as another device left it while this one changed it. */
  const [other, setOther] = useState<Test>();

  const saving = useKeptSaving({
    id: testThingId(lesson.id),
    savedIn,
    onSaved({ test, sent }) {
      if (!test || saysSame(latest.current, sent)) return onSaved();
      // What was typed since is for the test as it is now.
      typed.change((now) => ({ ...now, version: test.version }));
    },
    onWaiting(text, isFleeting) {
      setFailure({ text, isWaiting: true });
      typed.setRefused(isFleeting);
    },
    async onRefused(error) {
      if (error.code === 'test.changed' || error.code === 'test.exists') return meet(error);
      if (error.code === 'test.missing') {
        typed.change((now) => ({ ...now, version: undefined }));
        return setFailure({ text: messages.gone });
      }
      // It names the question.
      setFailure({ text: error.message });
    },
  });

  /** Another device was faster: it is for the member to say which of the two it is to be. */
  const meet = async (error: ApiError) => {
    try {
      const { data } = await call(quizzes.listTests, { lessonId: lesson.id });
      const [now] = data;
      if (now && now.questionsCount > 0) return setOther(now);
      typed.change((draft) => ({ ...draft, version: undefined }));
      setFailure({ text: messages.gone });
    } catch (cause) {
      setFailure({ text: isUncertain(cause as ApiError) ? (cause as Error).message : error.message });
    }
  };

  const latestTakeBack = useRef(saving.takeBack);
  useEffect(() => {
    latestTakeBack.current = saving.takeBack;
  });
  const { change: keep } = typed;
  const change = useCallback(
    (how: (draft: TestDraft) => TestDraft): void => {
      keep(how);
      setFailure(undefined);
      // What is typed on is not what waits to be sent.
      latestTakeBack.current();
    },
    [keep],
  );

  const send = async (make: Parameters<typeof saving.save>[0]) => {
    setSaving(true);
    setFailure(undefined);
    await saving.save(make).catch((error: Error) => setFailure({ text: error.message }));
    setSaving(false);
  };
  const sendAs = (version: number | undefined) =>
    send((earlier) => ({
      thing: savingThing(lesson, { questions: questionsOf(latest.current), version, earlier }),
      files: {},
    }));
  const problems: Problems = isChecked ? problemsOf(draft) : {};

  return {
    ...{ ...typed, change, failure, isSaving },
    problems,
    /** What is said of all of them. */
    summary: summaryOf(problems),

    /** Sends it; what has to wait or is refused is said. Nothing is sent of no question. */
    async save(): Promise<void> {
      if (draft.questions.length === 0) return;
      setChecked(true);
      if (summaryOf(problemsOf(draft)) === undefined) await sendAs(draft.version);
    },
    /** Takes the stored test away, with what was typed. */
    async deleteAll(): Promise<void> {
      const ids = (stored?.questions ?? []).map(({ id }) => id);
      await send(() => ({ thing: deletionThing(lesson, ids), files: {} }));
    },
    /** Gives up what was typed. */
    discard(): void {
      void saving.giveUp();
      typed.forget();
      setChecked(false);
      setFailure(undefined);
    },

    conflict: other && {
      changedAt: other.changedAt,
      differences: differencesOf(draft, draftOf(other)),
      take(): void {
        typed.forget();
        setChecked(false);
        setOther(undefined);
        void keepReply(quizzes.listTests, { lessonId: lesson.id }, { data: [other] });
      },
      keep(): void {
        setOther(undefined);
        typed.change((now) => ({ ...now, version: other.version }));
        void sendAs(other.version);
      },
    },
  };
}

/** The questions of the other one that are not so here. */
function differencesOf(ours: TestDraft, theirs: TestDraft) {
  const known = new Set(ours.questions.map(({ question }) => question.trim()));
  return theirs.questions.flatMap(({ question }, place) =>
    known.has(question.trim()) ? [] : [{ label: messages.name(place + 1), text: question }],
  );
}

export type Building = ReturnType<typeof useBuilding>;
