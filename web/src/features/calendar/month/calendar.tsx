import { Plus } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type DayRule, daysIn } from '#contract/fields/recurrence.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { DownloadMonth } from '../download/download-month.tsx';
import { keepForForm } from '../events/month-replies.ts';
import { eventsOn, type ShownEvent } from '../events/shown-days.ts';
import { useMonth } from '../events/use-month.ts';
import { messages as calendar } from '../messages.ts';
import { type Scope, scopes } from '../scopes.ts';
import { CalendarDialogs, useCalendarChanges } from './calendar-dialogs.tsx';
import { DayList, type DayListProps } from './day-list.tsx';
import { messages } from './messages.ts';
import { MonthFailed, MonthHead } from './month-head.tsx';
import { MonthTable } from './month-table.tsx';
import { useCalendarAddress } from './use-calendar-address.ts';
import './calendar.css';

/** A month of events: the member's own, or those of the groups or enterprises that they follow here. */
export function Calendar({ scope }: { scope: Scope }) {
  const name = useId();
  const address = useCalendarAddress();
  const { day, month, search } = address;
  const { days, state, known, error, isBusy, retry } = useMonth(scope, month);
  const isWide = useMedia(breakpoints.calendar);
  const changes = useCalendarChanges();
  const agenda = useRef<HTMLHeadingElement>(null);
  /** Scrolls it into view; with the keyboard the focus goes there. */
  const showAgenda = (isByKey: boolean) => {
    if (isByKey) agenda.current?.focus();
    agenda.current?.scrollIntoView({ block: 'nearest' });
  };
  const events = eventsOn(days, day);
  const ofNew = [...days.values()].flat().flatMap(({ id, isNew }) => (isNew ? id : []));
  const unsent = new Set(ofNew).size;
  /** Goes to its first day, unless it is on the selected one. */
  const showSaved = (event: DayRule) => {
    if (!daysIn(event, month).includes(day)) address.show(event.date);
  };
  const acts = {
    onAdd: () => changes.show({ act: 'add', day }),
    onEdit({ id, isNew }: { id: string; isNew?: boolean }) {
      if (!isNew) keepForForm(scope, known ?? [], id);
      changes.show(isNew ? { act: 'add', id } : { act: 'edit', id });
    },
    onDelete: (event: ShownEvent) => changes.show({ act: 'delete', event }),
  };

  return (
    <>
      <PageHeader title={calendar.title}>
        <Button
          variant="primary"
          icon={<Plus />}
          busy={changes.isOpening}
          busyText={messages.opening}
          onClick={acts.onAdd}
        >
          {messages.add}
        </Button>
      </PageHeader>
      <LinkTabs
        isRow
        label={calendar.title}
        tabs={Object.values(scopes).map(({ to, text }) => ({ to: to + search, text }))}
      />
      <MonthHead id={name} address={address} isWide={isWide} />
      <div className="cal-frame">
        <MonthTable
          scope={scope}
          address={address}
          days={days}
          state={state}
          isWide={isWide}
          labelledBy={name}
          onOpen={(opened, isByKey) =>
            isWide ? changes.show({ act: 'day', day: opened }) : showAgenda(isByKey)
          }
        />
        {state === 'failed' && error && <MonthFailed error={error} isBusy={isBusy} retry={retry} />}
      </div>
      <p role="status" className="vh">
        {state === 'coming' && messages.loading}
      </p>
      {!isWide && <Agenda day={day} events={events} month={state} heading={agenda} {...acts} />}
      {state === 'here' && days.size === 0 && <NoEvents scope={scope} />}
      <DownloadMonth scope={scope} month={month} days={known} unsent={unsent} />
      <CalendarDialogs
        scope={scope}
        changes={changes}
        days={days}
        acts={acts}
        month={state}
        onSaved={showSaved}
      />
    </>
  );
}

interface AgendaProps extends DayListProps {
  day: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onAdd: () => void;
}

const Agenda = ({ day, heading, onAdd, ...list }: AgendaProps) => (
  <section className="agenda" aria-labelledby="agenda">
    <h3 id="agenda" ref={heading} tabIndex={-1}>
      {calendar.dayName(day)}
    </h3>
    <DayList {...list} />
    <Button
      variant="soft"
      small
      icon={<Plus />}
      aria-label={messages.addTo(calendar.dayName(day))}
      onClick={onAdd}
    >
      {messages.add}
    </Button>
  </section>
);

function NoEvents({ scope }: { scope: Scope }) {
  const find = messages.find[scope];
  return (
    <p className="cal-none soft">
      {messages.none[scope]}{' '}
      {find && (
        <Link className="link" to={find.to}>
          {find.text}
        </Link>
      )}
    </p>
  );
}
