import { LONGEST_SURVEY_TEXT } from '#contract/surveys/surveys.ts';
import { ChoiceCards } from '#web/components/form/choice-fields.tsx';
import { TextArea, TextField } from '#web/components/form/field.tsx';
import { messages } from './messages.ts';
import { PlaceField } from './place-field.tsx';
import type { SurveyDraft } from './survey-draft.ts';
import type { Asking } from './use-asking.ts';
import type { OwnPlaces } from './use-own-places.ts';

interface SurveyFieldsProps {
  asking: Asking;
  /** To choose from; absent where the place is known. */
  places: OwnPlaces | undefined;
  /** Its name, where it is known. */
  placeName: string | undefined;
  /** Whether somebody has answered: then names stay as they were promised. */
  isFixed: boolean;
}

const names = (isNamed: boolean) => (isNamed ? 'named' : 'anonymous');

/** All of a survey but its questions. */
export function SurveyFields({ asking, places, placeName, isFixed }: SurveyFieldsProps) {
  const { draft, problems, days, change } = asking;
  const set = (part: Partial<SurveyDraft>) => change((now) => ({ ...now, ...part }));
  return (
    <div className="form survey-fields">
      {placeName !== undefined && <p className="soft">{messages.place.chosen(placeName)}</p>}
      {places && (
        <PlaceField
          places={places}
          value={draft.place}
          error={problems.place}
          onChoose={(place) => set({ place })}
        />
      )}
      <TextField
        label={messages.title}
        autoComplete="off"
        maxLength={200}
        value={draft.title}
        error={problems.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextArea
        optional
        label={messages.text}
        hint={messages.textHint}
        rows={3}
        maxLength={LONGEST_SURVEY_TEXT}
        value={draft.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <TextField
        type="date"
        label={messages.until}
        hint={messages.untilHint}
        min={days.first}
        max={days.last}
        value={draft.until}
        error={problems.until}
        onChange={({ target }) => set({ until: target.value })}
      />
      {isFixed ? (
        <p>{messages.namesFixed[names(draft.isNamed)]}</p>
      ) : (
        <ChoiceCards
          label={messages.names}
          choices={[
            { value: 'anonymous', ...messages.anonymous },
            { value: 'named', ...messages.named },
          ]}
          chosen={names(draft.isNamed)}
          onChoose={(value) => set({ isNamed: value === 'named' })}
        />
      )}
    </div>
  );
}
