import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextArea, TextField } from '#web/components/form/field.tsx';
import { RadioField } from '#web/components/form/radio-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import type { OwnedField } from './owned-kind.ts';

interface NamedFieldProps {
  field: Exclude<OwnedField, { as: 'file' }>;
  register: UseFormRegister<Record<string, string | boolean>>;
  errors: FieldErrors;
  isReadOnly: boolean;
}

export function NamedField({ field, register, errors, isReadOnly }: NamedFieldProps) {
  const error = errors[field.name]?.message as string | undefined;
  const control = { label: field.label, error, readOnly: isReadOnly, ...register(field.name) };
  switch (field.as) {
    case 'text':
      return <TextField autoComplete="off" {...(field.optional && { optional: true })} {...control} />;
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
  }
}
