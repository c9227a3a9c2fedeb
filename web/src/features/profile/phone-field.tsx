import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { ProfileDraft } from '#contract/users/users.ts';
import { Field } from '#web/components/form/field.tsx';
import '#web/components/form/choice-fields.css';
import type { EditFields } from './edit-fields.ts';
import { messages } from './messages.ts';
import { countryOf, DEFAULT_COUNTRY, listCountries, readable } from './phone-number.ts';
import '#web/components/form/control.css';

export interface PhoneFieldProps {
  control: Control<EditFields, unknown, ProfileDraft>;
  /** Shows a stored number without counting it as a change. */
  onPresent: (country: string, text: string) => void;
  hint?: string;
}

/** A phone number and its country. A number with a plus in front selects its country. */
export function PhoneField({ control, onPresent, hint }: PhoneFieldProps) {
  const phone = useController({ control, name: 'phone' });
  const country = useController({ control, name: 'country' });
  const [countries] = useState(listCountries);
  const isStored = country.field.value === '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a number is presented once, when it comes from the profile
  useEffect(() => {
    if (!isStored) return;
    const shown = readable(phone.field.value);
    onPresent(shown.country, shown.text);
  }, [isStored]);

  const type = (text: string) => {
    const named = countryOf(text);
    if (named) country.field.onChange(named);
    phone.field.onChange(text);
  };
  return (
    <Field
      label={messages.form.phone}
      error={phone.fieldState.error?.message}
      optional
      {...(hint && { hint })}
    >
      {(field) => (
        <div className="phone stack gap-2">
          <div className="selectbox control-with">
            <select
              {...country.field}
              value={country.field.value || DEFAULT_COUNTRY}
              className="control"
              aria-label={messages.form.country}
              autoComplete="off"
            >
              {countries.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown />
          </div>
          <input
            {...phone.field}
            {...field}
            type="tel"
            autoComplete="tel"
            className="control"
            onChange={({ target }) => type(target.value)}
          />
        </div>
      )}
    </Field>
  );
}
