import { useLocation, useNavigate } from 'react-router-dom';
import { monthAfter, monthOf } from '#contract/fields/day.ts';
import { useToday } from '#web/lib/use-today.ts';
import { isDay, isMonth } from '../month-grid.ts';

/** The month of the address, or the present one, and the selected day in it. */
export function useCalendarAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const params = new URLSearchParams(search);
  const [asked = '', askedDay = ''] = [params.get('month') ?? '', params.get('day') ?? ''];
  const month = isMonth(asked) ? asked : monthOf(isDay(askedDay) ? askedDay : today);
  const startOf = (other: string) => (monthOf(today) === other ? today : `${other}-01`);
  const day = isDay(askedDay) && monthOf(askedDay) === month ? askedDay : startOf(month);

  /** Replaces the history entry: after a walk through the days, one step back leaves them. */
  const show = (next: string) => {
    if (!isDay(next)) return;
    navigate(`${pathname}?${new URLSearchParams({ month: monthOf(next), day: next })}`, { replace: true });
  };
  return {
    month,
    day,
    today,
    search: `?${new URLSearchParams({ month, day })}`,
    show,
    showToday: () => show(today),
    /** Goes so many months on; on the phone its first day, or today, is open then. */
    go: (count: number) => show(startOf(monthAfter(month, count))),
    hasMonth: (count: number) => isMonth(monthAfter(month, count)),
  };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
