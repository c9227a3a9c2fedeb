import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextArea, TextField } from '#web/components/form/field.tsx';
import { MoneyField } from '#web/components/form/money-field.tsx';
import { RadioField } from '#web/components/form/radio-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { SwitchField } from '#web/components/form/switch-field.tsx';
import type { OwnedField } from './owned-kind.ts';
import { PickField } from './pick-field.tsx';

export type NamedForm = UseFormReturn<Record<string, string | boolean>>;

interface NamedFieldProps {
  field: Exclude<OwnedField, { as: 'file' }>;
  form: NamedForm;
  /** What the thing says of it, where the field carries something else. */
  stored: unknown;
  isReadOnly: boolean;
  isNew: boolean;
}

export function NamedField({ field, form, stored, isReadOnly, isNew }: NamedFieldProps) {
  const { register, formState, watch } = form;
  const error = formState.errors[field.name]?.message as string | undefined;
  const control = { label: field.label, error, readOnly: isReadOnly, ...register(field.name) };
  switch (field.as) {
    case 'text':
      return <TextField autoComplete="off" {...(field.optional && { optional: true })} {...control} />;
    case 'date':
    case 'time':
      return <TextField type={field.as} min={field.min} max={field.max} {...control} />;
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
      // Nothing chooses it while it is only read.
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
      return field.unless && watch(field.unless) ? null : (
        <MoneyField {...control} note={field.note} hint={field.hint} />
      );
  }
}
