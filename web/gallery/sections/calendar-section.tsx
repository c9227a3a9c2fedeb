import { useId } from 'react';
import type { Days, MonthState, ShownEvent } from '#web/features/calendar/events/shown-days.ts';
import { DayList } from '#web/features/calendar/month/day-list.tsx';
import { MonthFailed } from '#web/features/calendar/month/month-head.tsx';
import { MonthTable } from '#web/features/calendar/month/month-table.tsx';
import type { CalendarAddress } from '#web/features/calendar/month/use-calendar-address.ts';
import type { Scope } from '#web/features/calendar/scopes.ts';
import { longWord, nothing, unreachable } from '../samples.tsx';
import { Specimens } from '../specimen.tsx';
import '#web/features/calendar/month/calendar.css';

const address: CalendarAddress = {
  month: '2025-03',
  day: '2025-03-05',
  today: '2025-03-14',
  search: '',
  show: nothing,
  showToday: nothing,
  go: nothing,
  hasMonth: () => true,
};
const event = (id: string, more: Partial<ShownEvent> = {}): ShownEvent => ({
  id,
  date: '2025-03-05',
  firstDay: '2025-03-05',
  time: '06:30',
  task: 'Seed swap',
  isOwn: false,
  version: 1,
  ...more,
});
const fullDay = [
  event('a'),
  event('b', { task: longWord, title: 'Seed Savers', state: 'waiting', isOwn: true }),
  event('c', { task: 'Machine ring', state: 'refused', isOwn: true }),
  event('d', { task: 'Call the mill', endTime: '07:15' }),
  event('f', { task: 'Machinery fair', isAllDay: true, firstDay: '2025-03-04', endDate: '2025-03-07' }),
  event('g', { task: 'Rota', endTime: '08:00', repeats: 'week', isOwn: true }),
];
const none: Days = new Map();
const full: Days = new Map([
  ['2025-03-05', fullDay],
  ['2025-03-14', [event('e', { task: 'Lambing rota' })]],
]);

interface MonthProps {
  scope: Scope;
  isWide?: boolean;
  state?: MonthState;
}

function Month({ scope, isWide = true, state = 'here' }: MonthProps) {
  const id = useId();
  return (
    <div className="cal-frame">
      <h3 id={id}>March 2025, {scope}</h3>
      <MonthTable
        scope={scope}
        address={address}
        isWide={isWide}
        state={state}
        days={state === 'here' ? full : none}
        labelledBy={id}
        onOpen={nothing}
      />
      {state === 'failed' && <MonthFailed error={unreachable} isBusy={false} retry={nothing} />}
    </div>
  );
}

export const CalendarSection = () => (
  <Specimens
    wide
    of={{
      'own events': <Month scope="my" />,
      'of groups, for a phone': <Month scope="groups" isWide={false} />,
      'of enterprises, not loaded': <Month scope="enterprises" state="failed" />,
      'a day': <DayList events={fullDay} month="here" onEdit={nothing} onDelete={nothing} />,
      'a day with nothing on it': <DayList events={[]} month="here" onEdit={nothing} onDelete={nothing} />,
      'a day of a month that did not load': (
        <DayList events={[]} month="failed" onEdit={nothing} onDelete={nothing} />
      ),
    }}
  />
);
