import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActs } from './dialog-acts.tsx';
import { messages } from './messages.ts';

export interface Choice {
  readonly id: string;
  readonly name: string;
  /** Before the name. */
  readonly picture?: ReactNode;
  /** Why it is chosen already, and cannot be unchecked here. */
  readonly done?: string | undefined;
}

interface ChooseDialogProps {
  title: string;
  choices: readonly Choice[];
  /** The ids of those that are checked. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** The error where 'Add' finds nothing checked. */
  missing: string;
  onAdd: () => void;
  onClose: () => void;
  /** Above the list. */
  note?: ReactNode;
  /** Below it: what to do where none of them fits. */
  children?: ReactNode;
}

/** A list of checkboxes whose choices something is added to. Without a choice it says what is missing, and stays. */
export function ChooseDialog(props: ChooseDialogProps) {
  const { title, choices, chosen, onChoose, missing, onAdd, onClose, note, children } = props;
  const [isMissing, setMissing] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen.length > 0) return onAdd();
    setMissing(true);
    list.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  };
  const toggle = (id: string, isChosen: boolean) => {
    setMissing(false);
    onChoose(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={add}>
        {note}
        {isMissing && (
          <div className="choices-error">
            <FormError>{missing}</FormError>
          </div>
        )}
        <ul ref={list} className="choices" aria-label={title}>
          {choices.map(({ id, name, picture, done }) => (
            <li key={id}>
              <Checkbox
                checked={done !== undefined || chosen.includes(id)}
                disabled={done !== undefined}
                onChange={({ target }) => toggle(id, target.checked)}
                label={
                  <>
                    {picture}
                    {name}
                  </>
                }
                {...(done && { hint: done })}
              />
            </li>
          ))}
        </ul>
        {children && <div className="choices-more">{children}</div>}
        <DialogActs isStaying onClose={onClose}>
          {messages.add}
        </DialogActs>
      </form>
    </Dialog>
  );
}
