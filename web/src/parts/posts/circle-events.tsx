import { CalendarDays } from 'lucide-react';
import { type EventDay, events } from '#contract/events/events.ts';
import { monthAfter, monthOf } from '#contract/fields/day.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { useToday } from '#web/lib/use-today.ts';
import { eventMessages as messages } from './event-messages.ts';

interface CircleEventsProps {
  of: { readonly id: string; readonly communityId: string; readonly isFollowed: '0' | '1' };
  noun: 'group' | 'enterprise';
}

const MOST = 5;
const calendars = { group: '/calendar/groups-events', enterprise: '/calendar/enterprise-events' } as const;

/** What a group or an enterprise plans in this month and the next; the calendar has those of who follows it. */
export function CircleEvents({ of: { id, communityId, isFollowed }, noun }: CircleEventsProps) {
  const today = useToday();
  const month = monthOf(today);
  const asked = (month: string) =>
    isFollowed === '1' ? { scope: `${noun}s` as const, communityId, month } : null;
  const first = useApi(events.listEvents, asked(month));
  const second = useApi(events.listEvents, asked(monthAfter(month, 1)));
  if (isFollowed === '0') return <p className="soft">{messages.follow(noun)}</p>;
  if (!first.data || !second.data) {
    const both = {
      error: first.error ?? second.error,
      isValidating: false,
      mutate: () => Promise.all([first.mutate(), second.mutate()]),
    };
    return <Pending of={both} isInSection title={messages.failed} lines={['line 90', 'line 70']} />;
  }
  const planned = plannedBy([...first.data.data, ...second.data.data], `${noun}Id`, id, today);
  return (
    <>
      {planned.length === 0 ? (
        <p className="soft">{messages.none}</p>
      ) : (
        <ul>
          {planned.map(({ date, activity }) => (
            <li key={`${date}/${activity.id}`} className="circle-event row gap-4">
              <b>{messages.day(date)}</b>
              <div>
                {activity.task}
                <p className="soft num">{activity.isAllDay ? messages.allDay : activity.time}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div>
        <LinkButton variant="soft" small to={calendars[noun]} icon={<CalendarDays />}>
          {messages.open}
        </LinkButton>
      </div>
    </>
  );
}

/** The next of its events, from today on. */
function plannedBy(days: readonly EventDay[], by: 'groupId' | 'enterpriseId', id: string, today: string) {
  return days
    .filter(({ date }) => date >= today)
    .flatMap(({ date, activities }) =>
      activities.filter((activity) => activity[by] === id).map((activity) => ({ date, activity })),
    )
    .slice(0, MOST);
}
