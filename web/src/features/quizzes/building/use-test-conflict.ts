import { useState } from 'react';
import { quizzes, type Test } from '#contract/quizzes.ts';
import { call } from '#web/lib/api/api.ts';
import { type ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';
import { draftOf, type TestDraft } from './test-draft.ts';

interface ConflictOptions {
  readonly lessonId: string;
  readonly draft: TestDraft;
  /** What is typed is for the stored test of this version from now on; undefined: there is none any more. */
  readonly rebase: (version: number | undefined) => void;
  readonly forget: () => void;
  readonly say: (saying: { readonly text: string }) => void;
  readonly sendAs: (version: number) => void;
}

/** What another device did to a test while this one changed it: it is for the member to say which of the two it is to be. */
export function useTestConflict({ lessonId, draft, rebase, forget, say, sendAs }: ConflictOptions) {
  const [other, setOther] = useState<Test>();

  const meetNone = () => {
    rebase(undefined);
    say({ text: messages.gone });
  };
  return {
    meetNone,
    /** The test is asked for as it is now. */
    async meet(error: ApiError): Promise<void> {
      try {
        const [now] = (await call(quizzes.listTests, { lessonId })).data;
        if (now && now.questionsCount > 0) setOther(now);
        else meetNone();
      } catch (cause) {
        say({ text: isUncertain(cause as ApiError) ? (cause as Error).message : error.message });
      }
    },
    conflict: other && {
      changedAt: other.changedAt,
      differences: differencesOf(draft, draftOf(other)),
      take(): void {
        forget();
        setOther(undefined);
        void keepReply(quizzes.listTests, { lessonId }, { data: [other] });
      },
      keep(): void {
        setOther(undefined);
        rebase(other.version);
        sendAs(other.version);
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
