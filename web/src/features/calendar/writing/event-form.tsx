import { useEffect } from 'react';
import type { CalendarEvent } from '#contract/events.ts';
import { FormActs } from '#web/parts/forms/form-acts.tsx';
import { OwnedForm } from '#web/parts/forms/owned-form.tsx';
import { type OwnedFormOptions, useOwnedForm } from '#web/parts/forms/use-owned-form.ts';
import { messages } from './messages.ts';

export interface EventFormProps extends OwnedFormOptions<CalendarEvent> {
  /** The day that was pressed: a new event is on it, whatever was begun before. */
  day: string | undefined;
  onClose: () => void;
}

/** What an event is made of. */
export function EventForm({ day, onClose, ...options }: EventFormProps) {
  const { kind, item } = options;
  const state = useOwnedForm(options);
  const { setValue } = state.form;
  const start = item ? undefined : day;

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when it begins anew
  useEffect(() => {
    if (start) setValue('date', start);
  }, [start, setValue, state.restarts]);

  return (
    <OwnedForm kind={kind} isNew={!item} state={state}>
      <FormActs state={state} submit={item ? messages.save : messages.add} onClose={onClose} />
    </OwnedForm>
  );
}
