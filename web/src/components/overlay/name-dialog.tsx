import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { TextField } from '#web/components/form/field.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActs } from './dialog-acts.tsx';
import { messages } from './messages.ts';

interface NameDialogProps {
  title: string;
  /** On the button. @default 'Create' */
  action?: string;
  /** The present name. */
  was?: string;
  /** Above the name. */
  note: ReactNode;
  /** Why this name is refused. */
  refusalOf: (name: string) => string | undefined;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name. */
export function NameDialog(props: NameDialogProps) {
  const { title, action = messages.create, was = '', note, refusalOf, onName, onClose } = props;
  const [name, setName] = useState(was);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const create = (event: SubmitEvent) => {
    event.preventDefault();
    const refusal = refusalOf(name.trim());
    if (!refusal) return onName(name.trim());
    setError(refusal);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form} className="form" noValidate onSubmit={create}>
        {note}
        <TextField
          label={messages.name}
          autoComplete="off"
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
        <DialogActs onClose={onClose}>{action}</DialogActs>
      </form>
    </Dialog>
  );
}
