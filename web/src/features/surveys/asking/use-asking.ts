import { useCallback, useMemo, useState } from 'react';
import { dayAfter } from '#contract/fields/day.ts';
import { type Survey, surveys } from '#contract/surveys/surveys.ts';
import { call } from '#web/lib/api/api.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { localDay } from '#web/lib/format/local-day.ts';
import { useTypedSave } from '#web/parts/sync/save/use-typed-save.ts';
import { messages } from './messages.ts';
import { idsIn, isSound, type Problems, problemsOf } from './problems.ts';
import { draftOf, emptyDraft, newName, type Place, type SurveyDraft, surveyDrafts } from './survey-draft.ts';
import { askingEntry, changingEntry, isSameAsked, savedIn, surveyEntryId } from './survey-entry.ts';

/** Days that a survey may be open. */
const MOST_DAYS = 365;

const sound: Problems = { questions: {} };

interface AskingOptions {
  readonly memberId: string;
  /** Absent for a new one. */
  readonly stored: Survey | undefined;
  /** From whose page it was begun. */
  readonly place: Place | undefined;
  readonly onSaved: (survey: Survey) => void;
}

/** Writes a survey, and asks it: what is typed stays on the device until it has arrived. */
export function useAsking({ memberId, stored, place, onSaved }: AskingOptions) {
  const name = stored?.id ?? newName(place);
  const start = useMemo(() => (stored ? draftOf(stored) : emptyDraft(place)), [stored, place]);
  // What was there at the last try: what is added later is not wrong before somebody has written in it.
  const [checked, setChecked] = useState<ReadonlySet<string>>();
  // What the server has just said counts before the number, which may be a moment old.
  const [isAnswered, setAnswered] = useState(false);
  const isFixed = stored !== undefined && (isAnswered || stored.answersCount > 0);
  const { typed, latest, keep, type, say, send, forget, giveUp, isRestored, bar } = useTypedSave<
    SurveyDraft,
    Survey
  >({
    drafts: surveyDrafts,
    memberId,
    id: name,
    entryId: surveyEntryId(name),
    savedIn,
    onSaved,
    async onRefused(error) {
      say({ text: error.message });
      const hasAnswers = error.code === 'survey.has-answers';
      if (!stored || !(hasAnswers || error.code === 'survey.changed')) return;
      if (hasAnswers) {
        setAnswered(true);
        say({ text: messages.hasAnswers });
      }
      const now = await call(surveys.getSurvey, { id: stored.id }).catch(() => undefined);
      if (!now) return;
      void keepReply(surveys.getSurvey, { id: now.id }, now);
      if (hasAnswers) return;
      if (latest.current) keep({ ...latest.current, version: now.version });
      say({ text: messages.changed });
    },
  });
  const latestDraft = useCallback(() => latest.current ?? start, [latest, start]);
  const written = typed ?? start;
  // Once somebody has answered, its questions and its names are those that are stored, whatever was typed.
  const draft = isFixed ? { ...written, questions: start.questions, isNamed: start.isNamed } : written;
  const today = localDay(new Date());
  const days = { first: today, last: dayAfter(today, MOST_DAYS), stored: stored && start.until };

  return {
    draft,
    bar,
    isRestored,
    days,
    isFixed,
    /** The questions that were typed, where they are not kept. */
    lost: isFixed && !isSameAsked(written, start) ? written.questions : undefined,
    latest: latestDraft,
    problems: checked ? problemsOf(draft, days, checked) : sound,
    change: useCallback(
      (how: (draft: SurveyDraft) => SurveyDraft) => type(how(latestDraft())),
      [type, latestDraft],
    ),
    /** @returns false where something is missing */
    async save(): Promise<boolean> {
      setChecked(idsIn(draft));
      if (!isSound(problemsOf(draft, days))) return false;
      const entry = stored
        ? changingEntry(stored, draft, isFixed)
        : askingEntry(name, draft, place !== undefined);
      await send(() => ({ entry }));
      return true;
    },
    /** Gives up what was typed. */
    discard(): void {
      giveUp();
      forget();
      setChecked(undefined);
      say(undefined);
    },
  };
}

export type Asking = ReturnType<typeof useAsking>;
