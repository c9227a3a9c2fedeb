import { useEffect } from 'react';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { RadioField, SelectField, SwitchField } from '#web/components/form/choice-fields.tsx';
import { TextArea, TextField } from '#web/components/form/field.tsx';
import { MoneyField } from '#web/components/form/money-field.tsx';
import { CategoriesFailed } from '#web/parts/categories/categories-failed.tsx';
import type { OwnedField, PickedField } from './owned-kind.ts';

export type NamedForm = UseFormReturn<Record<string, string | boolean>>;

interface NamedFieldProps {
  field: Exclude<OwnedField, { as: 'file' }>;
  form: NamedForm;
  /** The item's value, where the field holds something else. */
  stored: unknown;
  isReadOnly: boolean;
  isNew: boolean;
}

export function NamedField({ field, form, stored, isReadOnly, isNew }: NamedFieldProps) {
  const { register, formState, watch } = form;
  const { askedIf = undefined } = 'askedIf' in field ? field : {};
  if (askedIf && !askedIf.is.includes(watch(askedIf.field) ?? '')) return null;
  const error = formState.errors[field.name]?.message as string | undefined;
  const control = { label: field.label, error, readOnly: isReadOnly, ...register(field.name) };
  switch (field.as) {
    case 'text':
      return <TextField autoComplete="off" {...(field.optional && { optional: true })} {...control} />;
    case 'date':
    case 'time':
      return (
        <TextField
          type={field.as}
          min={field.min}
          max={field.max}
          {...(field.hint && { hint: field.hint })}
          {...(field.optional && { optional: true })}
          {...control}
        />
      );
    case 'area':
      return <TextArea rows={3} {...(field.optional && { optional: true })} {...control} />;
    case 'select':
      return (
        <SelectField optional label={field.label} error={error} {...register(field.name)}>
          <option value="">{field.none}</option>
          {field.choices.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      );
    case 'radios':
      // A read-only field offers no choice.
      return isReadOnly ? null : (
        <RadioField label={field.label} choices={field.choices} {...register(field.name)} />
      );
    case 'check':
      return <Checkbox {...control} hint={field.hint} />;
    case 'pick':
      if (field.isFixed && !isNew)
        return (
          <p className="owned-fixed">
            <b>{field.label}</b> {String(stored ?? '')}
          </p>
        );
      return (
        <PickField
          field={field}
          value={String(watch(field.name) ?? '')}
          stored={stored}
          error={error}
          control={register(field.name)}
        />
      );
    case 'switch':
      return <SwitchField label={field.label} hint={field.hint} {...register(field.name)} />;
    case 'money':
      return <MoneyField {...control} note={field.note} hint={field.hint} />;
  }
}

interface PickFieldProps {
  field: PickedField;
  /** The id of the choice, or an empty text. */
  value: string;
  /** The item's name of the choice. */
  stored: unknown;
  error: string | undefined;
  control: UseFormRegisterReturn;
}

/** A select of records of others; the choice stays while they load, and when it was deleted. */
function PickField({ field, value, stored, error, control }: PickFieldProps) {
  const { label, texts, useChoices } = field;
  const choices = useChoices();
  const { known, retry } = choices;
  const isThere = known?.some(({ id }) => id === value);
  const isDeleted = value !== '' && isThere === false && !choices.isValidating;
  // What was refused may be deleted meanwhile, and must not be offered again.
  const isRefused = error !== undefined && value !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (isRefused) retry();
  }, [isRefused]);
  const name = typeof stored === 'string' ? stored : known ? undefined : texts.loading;
  return (
    <div className="stack gap-2">
      <SelectField
        label={label}
        error={isDeleted ? texts.gone : error}
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
