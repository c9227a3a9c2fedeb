import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { DownloadMonth } from '../download/download-month.tsx';
import { keepForForm } from '../events/month-replies.ts';
import { eventsOn } from '../events/shown-event.ts';
import { useMonth } from '../events/use-month.ts';
import { messages as calendar } from '../messages.ts';
import { type Scope, scopes } from '../scopes.ts';
import { Agenda } from './agenda.tsx';
import { CalendarDialogs } from './calendar-dialogs.tsx';
import { messages } from './messages.ts';
import { MonthFailed } from './month-failed.tsx';
import { MonthHead } from './month-head.tsx';
import { MonthTable } from './month-table.tsx';
import { NoEvents } from './no-events.tsx';
import { useAgendaFocus } from './use-agenda-focus.ts';
import { useCalendarAddress } from './use-calendar-address.ts';
import { useCalendarChanges } from './use-calendar-changes.ts';
import './calendar.css';

/** A month of events: one's own, or those of the groups or enterprises that one follows here. */
export function Calendar({ scope }: { scope: Scope }) {
  const name = useId();
  const address = useCalendarAddress();
  const { day, month, search } = address;
  const { days, state, known, error, isBusy, retry } = useMonth(scope, month);
  const isWide = useMedia(breakpoints.calendar);
  const changes = useCalendarChanges();
  const agenda = useAgendaFocus();
  const events = eventsOn(days, day);
  const unsent = [...days.values()].flat().filter(({ isNew }) => isNew).length;
  const acts = {
    onAdd: () => changes.show({ act: 'add', day }),
    onEdit({ id, isNew }: { id: string; isNew?: boolean }) {
      if (!isNew) keepForForm(scope, known ?? [], id);
      changes.show(isNew ? { act: 'add', id } : { act: 'edit', id });
    },
    onDelete: changes.askDelete,
  };

  return (
    <>
      <PageHeader title={calendar.title}>
        <Button
          variant="primary"
          icon={<Plus className="icon" aria-hidden="true" />}
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
          labelledBy={name}
          isWide={isWide}
          onOpen={(opened, isByKey) =>
            isWide ? changes.show({ act: 'day', day: opened }) : agenda.show(isByKey)
          }
        />
        {state === 'failed' && error && <MonthFailed error={error} isBusy={isBusy} retry={retry} />}
      </div>
      <p role="status" className="vh">
        {state === 'coming' && messages.loading}
      </p>
      {!isWide && <Agenda day={day} events={events} month={state} heading={agenda.heading} {...acts} />}
      {state === 'here' && days.size === 0 && <NoEvents scope={scope} />}
      <DownloadMonth scope={scope} month={month} days={known} unsent={unsent} />
      <CalendarDialogs
        scope={scope}
        changes={changes}
        days={days}
        month={state}
        acts={acts}
        onSaved={address.show}
      />
    </>
  );
}
