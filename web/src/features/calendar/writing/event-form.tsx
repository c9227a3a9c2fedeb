import { useEffect } from 'react';
import type { CalendarEvent } from '#contract/events.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { OwnedForm } from '#web/parts/owned/owned-form.tsx';
import { type OwnedFormOptions, useOwnedForm } from '#web/parts/owned/use-owned-form.ts';
import { messages } from './messages.ts';

interface EventFormProps extends OwnedFormOptions<CalendarEvent> {
  /** The day that was pressed: a new event is on it, whatever was begun before. */
  day: string | undefined;
  onClose: () => void;
}

/** What an event is made of. */
export function EventForm({ day, onClose, ...options }: EventFormProps) {
  const { kind, item } = options;
  const state = useOwnedForm(options);
  const { isSubmitting, errors } = state.form.formState;
  const { setValue } = state.form;
  const isWaiting = errors.root?.type === 'waiting';
  const start = item ? undefined : day;

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when it begins anew
  useEffect(() => {
    if (start) setValue('date', start);
  }, [start, setValue, state.restarts]);

  return (
    <OwnedForm kind={kind} isNew={!item} state={state}>
      <div className="dialog-acts dialog-acts-stay">
        <Button onClick={onClose}>{isWaiting ? messages.close : messages.cancel}</Button>
        <Button type="submit" variant="primary" busy={isSubmitting} busyText={messages.saving}>
          {isWaiting ? messages.again : item ? messages.save : messages.add}
        </Button>
      </div>
    </OwnedForm>
  );
}
