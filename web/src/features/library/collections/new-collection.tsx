import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { TextField } from '#web/components/form/field.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from './messages.ts';
import { makeCollection, useCollections } from './use-collections.ts';

/** In characters. */
const LONGEST = 100;

interface NewCollectionProps {
  onMade: (id: string, title: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new collection, and makes it. */
export function NewCollection({ onMade, onClose }: NewCollectionProps) {
  const { own } = useCollections();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const note = useId();

  const make = (event: SubmitEvent) => {
    event.preventDefault();
    const refusal = refusalOf(
      name.trim(),
      own.map(({ title }) => title),
    );
    if (!refusal) return onMade(makeCollection(name.trim()), name.trim());
    setError(refusal);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog title={messages.newCollection} closeLabel={messages.close} onClose={onClose}>
      <form ref={form} className="form" noValidate onSubmit={make}>
        <SampleNote id={note} title={messages.newSample} text={messages.newSampleText} />
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
        <div className="dialog-acts">
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="primary">
            {messages.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function refusalOf(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return messages.noName;
  if (name.length > LONGEST) return messages.nameTooLong(LONGEST);
  const isTaken = taken.some((title) => title.toLowerCase() === name.toLowerCase());
  return isTaken ? messages.nameTaken : undefined;
}
