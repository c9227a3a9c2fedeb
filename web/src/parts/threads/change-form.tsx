import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { Naming } from '#web/parts/naming/naming.tsx';
import { messages } from './messages.ts';

interface ChangeFormProps {
  label: string;
  /** In characters. */
  longest: number;
  /** Said where nothing is left. */
  empty: string;
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** In which the text of something that was written is changed. */
export function ChangeForm({ label, longest, empty, text, onSave, onCancel }: ChangeFormProps) {
  const [typed, setTyped] = useState(text);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = typed.trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!isEmpty) onSave(typed);
  };
  return (
    <form className="form reply-form" noValidate onSubmit={submit}>
      <TextArea
        ref={field}
        label={label}
        rows={3}
        maxLength={longest}
        autoFocus
        value={typed}
        error={isAsked && isEmpty ? empty : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Naming field={field} text={typed} onText={setTyped} />
      <div className="cluster gap-2">
        <Button small type="submit">
          {messages.save}
        </Button>
        <Button small variant="plain" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
