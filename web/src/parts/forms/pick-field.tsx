import { useEffect } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '#web/components/form/select-field.tsx';
import { CategoriesFailed } from '#web/parts/categories/categories-failed.tsx';
import type { PickedField } from './owned-kind.ts';

interface PickFieldProps {
  field: PickedField;
  /** The id of what is chosen, or an empty text. */
  value: string;
  /** What the thing says that one is called. */
  stored: unknown;
  error: string | undefined;
  control: UseFormRegisterReturn;
}

/** A select of what others keep; what is chosen stays so while they load, and when they took it away. */
export function PickField({ field, value, stored, error, control }: PickFieldProps) {
  const { label, texts, useChoices } = field;
  const choices = useChoices();
  const { known, retry } = choices;
  const isThere = known?.some(({ id }) => id === value);
  const isGone = value !== '' && isThere === false && !choices.isValidating;
  // What was refused may have gone meanwhile, and is not to be offered again.
  const isRefused = error !== undefined && value !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (isRefused) retry();
  }, [isRefused]);
  const name = typeof stored === 'string' ? stored : known ? undefined : texts.loading;
  return (
    <div className="picked">
      <SelectField
        label={label}
        error={isGone ? texts.gone : error}
        aria-busy={known ? undefined : choices.isValidating}
        {...control}
        value={isThere || name ? value : ''}
      >
        <option value="">{known || choices.error ? texts.none : texts.loading}</option>
        {known?.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
        {value !== '' && !isThere && name && <option value={value}>{name}</option>}
      </SelectField>
      <CategoriesFailed text={texts.failed} of={choices} />
    </div>
  );
}
