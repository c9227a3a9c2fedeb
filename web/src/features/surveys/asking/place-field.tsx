import { Link } from 'react-router-dom';
import { type SurveyedOn, surveyedOn } from '#contract/surveys/surveys.ts';
import { SelectField } from '#web/components/form/choice-fields.tsx';
import { RetryButton } from '#web/components/state/retry-button.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';
import type { Place } from './survey-draft.ts';
import type { OwnPlaces } from './use-own-places.ts';

interface PlaceFieldProps {
  places: OwnPlaces;
  value: Place | undefined;
  error: string | undefined;
  onChoose: (place: Place | undefined) => void;
}

const textOf = ({ on, id }: Place) => `${on}/${id}`;

/** Whose members are asked: of what the member made. */
export function PlaceField({ places, value, error, onChoose }: PlaceFieldProps) {
  const { known, error: failed, isLoading, retry } = places;
  const { label, none, loading, groups, ofCommunity, change } = messages.place;
  const community = useSession().community?.name;
  const choose = (text: string) => {
    const [on, id] = text.split('/');
    onChoose(id === undefined ? undefined : { on: on as SurveyedOn, id });
  };
  return (
    <div className="stack gap-2">
      <SelectField
        label={label}
        error={error}
        aria-busy={isLoading || undefined}
        value={value ? textOf(value) : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{isLoading ? loading : none}</option>
        {surveyedOn.map((on) => {
          const some = known.filter((place) => place.on === on);
          return (
            some.length > 0 && (
              <optgroup key={on} label={groups[on]}>
                {some.map((place) => (
                  <option key={place.id} value={textOf(place)}>
                    {place.title}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </SelectField>
      {/* In the place of what is said of the list, about as high. */}
      {failed ? (
        <p className="cluster gap-2-3" role="alert">
          <span>{messages.place.failed}</span>
          <RetryButton busy={isLoading} onClick={retry} />
        </p>
      ) : (
        community && (
          <p className="soft text-sm">
            {ofCommunity(community)}{' '}
            <Link className="link" to="/community-switching">
              {change}
            </Link>
          </p>
        )
      )}
    </div>
  );
}
