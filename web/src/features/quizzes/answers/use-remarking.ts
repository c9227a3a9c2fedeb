import { type LearnersTest, userTests } from '#contract/quizzes/user-tests.ts';
import { call } from '#web/lib/api/api.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { useTypedSave } from '#web/parts/sync/save/use-typed-save.ts';
import { type Remarked, showRemarked } from './api.ts';
import { messages } from './messages.ts';
import {
  changesOf,
  type RemarksDraft,
  remarksDrafts,
  remarksEntry,
  remarksId,
  type Said,
  saidTo,
  savedIn,
} from './remarks.ts';

/** Writes remarks on an attempt and marks it; the hooks say when it has arrived. */
export function useRemarking(memberId: string, attempt: LearnersTest) {
  const { id, remarks } = attempt;
  /** It continues from what is stored by now. */
  const rebase = (version: number) => latest.current && keep({ ...latest.current, version });
  const { typed, latest, keep, type, forget, say, send, bar } = useTypedSave<RemarksDraft, Remarked>({
    drafts: remarksDrafts,
    memberId,
    id,
    entryId: remarksId(id),
    savedIn,
    onSaved(saved) {
      showRemarked(saved);
      say(undefined);
      // What was typed since belongs to what is stored now.
      if (latest.current && changesOf(latest.current, saved.remarks).length > 0) rebase(saved.version);
      else forget();
    },
    async onRefused(error): Promise<void> {
      if (error.code !== 'user-test.changed') return say({ text: error.message });
      const now = await call(userTests.getAttempt, { id }).catch(() => undefined);
      if (!now) return say({ text: error.message });
      void keepReply(userTests.getAttempt, { id }, now);
      rebase(now.version);
      say({ text: messages.changed });
    },
  });

  return {
    bar,
    /** What was typed, to be copied. */
    texts: () => Object.values(latest.current?.said ?? {}).map(({ text }) => text),
    saidTo: (questionId: string): Said => saidTo(questionId, remarks, typed),
    change(questionId: string, change: Partial<Said>): void {
      const now = latest.current ?? { said: {}, version: attempt.version };
      const said = { ...saidTo(questionId, remarks, now), ...change };
      type({ ...now, said: { ...now.said, [questionId]: said } });
    },
    async save(): Promise<void> {
      const draft = latest.current;
      const changes = draft ? changesOf(draft, remarks) : [];
      if (draft && changes.length > 0)
        return send((earlier) => ({
          entry: remarksEntry(attempt, { remarks: changes, version: draft.version, earlier }),
        }));
      forget();
      say({ text: messages.nothing, isWaiting: true });
    },
  };
}
