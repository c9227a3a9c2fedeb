import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import type { MonthState, ShownEvent } from '../events/shown-event.ts';
import { messages as calendar } from '../messages.ts';
import { DayList } from './day-list.tsx';
import { messages } from './messages.ts';

interface AgendaProps {
  day: string;
  events: readonly ShownEvent[];
  month: MonthState;
  heading: RefObject<HTMLHeadingElement | null>;
  onAdd: () => void;
  onEdit: (event: ShownEvent) => void;
  onDelete: (event: ShownEvent) => void;
}

/** Below the month on a phone: what is on the chosen day. */
export function Agenda({ day, heading, onAdd, ...list }: AgendaProps) {
  return (
    <section className="agenda" aria-labelledby="agenda">
      <h3 id="agenda" ref={heading} tabIndex={-1}>
        {calendar.dayName(day)}
      </h3>
      <DayList {...list} />
      <Button
        variant="soft"
        small
        icon={<Plus className="icon" aria-hidden="true" />}
        aria-label={messages.addTo(calendar.dayName(day))}
        onClick={onAdd}
      >
        {messages.add}
      </Button>
    </section>
  );
}
