import { useCallback, useMemo, useState } from 'react';
import { dayAfter } from '#contract/fields/day.ts';
import { type Survey, surveys } from '#contract/surveys.ts';
import { call } from '#web/lib/api/api.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { localDay } from '#web/lib/format/local-day.ts';
import { useTypedSave } from '#web/parts/sync/save/use-typed-save.ts';
import { messages } from './messages.ts';
import { isSound, type Problems, problemsOf } from './problems.ts';
import { draftOf, emptyDraft, newName, type Place, type SurveyDraft, surveyDrafts } from './survey-draft.ts';
import { askingEntry, changingEntry, savedIn, surveyEntryId } from './survey-entry.ts';

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
  const [isChecked, setChecked] = useState(false);
  const { typed, latest, keep, type, say, send, forget, giveUp, isRestored, bar } = useTypedSave<
    SurveyDraft,
    Survey
  >({
    ...{ drafts: surveyDrafts, memberId, id: name, entryId: surveyEntryId(name), savedIn, onSaved },
    async onRefused(error) {
      say({ text: error.message });
      if (error.code !== 'survey.changed' || !stored) return;
      const now = await call(surveys.getSurvey, { id: stored.id }).catch(() => undefined);
      if (!now) return;
      void keepReply(surveys.getSurvey, { id: now.id }, now);
      if (latest.current) keep({ ...latest.current, version: now.version });
      say({ text: messages.changed });
    },
  });
  const latestDraft = useCallback(() => latest.current ?? start, [latest, start]);
  const draft = typed ?? start;
  const today = localDay(new Date());
  const days = { first: today, last: dayAfter(today, MOST_DAYS), stored: stored && start.until };

  return {
    ...{ draft, bar, isRestored, days },
    latest: latestDraft,
    problems: isChecked ? problemsOf(draft, days) : sound,
    change: useCallback(
      (how: (draft: SurveyDraft) => SurveyDraft) => type(how(latestDraft())),
      [type, latestDraft],
    ),
    /** @returns false where something is missing */
    async save(): Promise<boolean> {
      setChecked(true);
      if (!isSound(problemsOf(draft, days))) return false;
      const entry = stored ? changingEntry(stored, draft) : askingEntry(name, draft, place !== undefined);
      await send(() => ({ entry }));
      return true;
    },
    /** Gives up what was typed. */
    discard(): void {
      giveUp();
      forget();
      setChecked(false);
      say(undefined);
    },
  };
}

export type Asking = ReturnType<typeof useAsking>;
