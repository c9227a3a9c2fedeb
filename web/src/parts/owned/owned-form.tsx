import { useEffect, useRef } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Button } from '#web/components/buttons/button.tsx';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextArea, TextField } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { ConflictNotice } from '#web/components/state/conflict-notice.tsx';
import { FormPicture } from '#web/parts/owned/form-picture.tsx';
import { namedIn } from './circle-draft.ts';
import type { Circle, CircleField, CircleKind } from './circle-kind.ts';
import { messages } from './messages.ts';
import { useCircleForm } from './use-circle-form.ts';
import './circle-form.css';

export interface CircleFormProps<Item extends Circle> {
  kind: CircleKind<Item>;
  memberId: string;
  /** The circle, or one that is still to be made, by the name that the device gave it. */
  of: { readonly id: string };
  /** Absent: it makes a new one, there where `scope` says. */
  item?: Item | undefined;
  scope: object;
  onSaved: (item: Item) => void;
  onCancel: () => void;
}

export function CircleForm<Item extends Circle>(props: CircleFormProps<Item>) {
  const { kind, item, onCancel } = props;
  const { form, picture, isRestored, restarts, conflict, save, discard } = useCircleForm({ item, ...props });
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const element = useRef<HTMLFormElement>(null);
  const texts = messages.form;
  const failure = errors.root?.message;
  const isOutdated = conflict !== undefined;
  const [first] = namedIn(kind.fields);

  useEffect(() => {
    // On a phone the box on top may be out of sight.
    const dialog = (failure || isOutdated) && element.current?.closest('[role="dialog"]');
    if (dialog) dialog.scrollTop = 0;
  }, [failure, isOutdated]);
  // Also after it has loaded, or begun anew: what had the focus is gone, or was the way out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after each change
  useEffect(() => {
    if (first) setFocus(first.name);
  }, [setFocus, restarts]);

  const submitAs = (version?: number) => handleSubmit((fields) => save(fields, version))();
  return (
    <form
      ref={element}
      className="form circle-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitAs();
      }}
    >
      {failure && !conflict && <FormError isWaiting={errors.root?.type === 'waiting'}>{failure}</FormError>}
      {conflict && (
        <ConflictNotice
          changedAt={conflict.changedAt}
          differences={conflict.differences}
          onTake={discard}
          onKeep={() => {
            conflict.keep();
            void submitAs(conflict.version);
          }}
        />
      )}
      {isRestored && (
        <p className="circle-restored">
          {texts.restored}{' '}
          <button type="button" className="link" onClick={discard}>
            {item ? texts.discard : texts.restart}
          </button>
        </p>
      )}
      {kind.fields.map((field) =>
        field.as === 'picture' ? (
          <FormPicture
            key={field.as}
            label={field.label}
            picture={picture}
            stored={kind.pictureOf(item)}
            isNew={!item}
            className={`circle-preview is-${kind.look} ${kind.noun}-preview`}
          />
        ) : (
          <NamedField key={field.name} field={field} register={register} errors={errors} />
        ),
      )}
      <div className="dialog-acts">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={isSubmitting}
          busyText={texts.saving}
          disabled={picture.isBusy}
        >
          {item ? texts.save : kind.texts.create}
        </Button>
      </div>
    </form>
  );
}

interface NamedFieldProps {
  field: Exclude<CircleField, { as: 'picture' }>;
  register: UseFormRegister<Record<string, string | boolean>>;
  errors: FieldErrors;
}

function NamedField({ field, register, errors }: NamedFieldProps) {
  const error = errors[field.name]?.message as string | undefined;
  const control = { label: field.label, error, ...register(field.name) };
  switch (field.as) {
    case 'text':
      return <TextField autoComplete="off" {...(field.optional && { optional: true })} {...control} />;
    case 'area':
      return <TextArea rows={3} {...(field.optional && { optional: true })} {...control} />;
    case 'select':
      return (
        <SelectField optional {...control}>
          <option value="">{field.none}</option>
          {field.choices.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      );
    case 'check':
      return <Checkbox {...control} hint={field.hint} />;
  }
}
