interface Timed {
  readonly time: string;
  readonly isAllDay?: boolean | undefined;
}

const order = ({ time, isAllDay }: Timed) => (isAllDay ? '' : time);

/** Sorts the events of a day: what lasts all day comes first. */
export const byTime = (one: Timed, other: Timed): number => order(one).localeCompare(order(other));
