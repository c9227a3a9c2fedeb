import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Naming } from '#web/parts/naming/naming.tsx';
import { messages } from './messages.ts';
import './text-form.css';

interface TextFormProps {
  label: string;
  hint?: string;
  /** In characters. */
  longest: number;
  /** Said where nothing is left. */
  empty: string;
  text?: string;
  /** @default 'Save' */
  submit?: string;
  isBusy?: boolean;
  /** Why it was not sent. */
  problem?: string | undefined;
  /** Whether members can be named in it. */
  isNaming?: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** In which one text is written or changed, in the place where it will stand. */
export function TextForm(props: TextFormProps) {
  const { empty, text = '', submit = messages.save, isBusy = false, problem, isNaming = false } = props;
  const [typed, setTyped] = useState(text);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = typed.trim() === '';
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!isBusy && !isEmpty) props.onSave(typed);
  };
  return (
    <form className="form text-form" noValidate onSubmit={save}>
      {problem && <FormError>{problem}</FormError>}
      <TextArea
        ref={field}
        label={props.label}
        hint={props.hint}
        rows={3}
        maxLength={props.longest}
        autoFocus
        value={typed}
        error={isAsked && isEmpty ? empty : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isNaming && <Naming field={field} text={typed} onText={setTyped} />}
      <div className="cluster gap-2">
        <Button small type="submit" busy={isBusy}>
          {submit}
        </Button>
        <Button small variant="plain" onClick={props.onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
