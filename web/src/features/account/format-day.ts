const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `13 May`, in UTC, of an ISO time. */
export const formatDay = (time: string): string => format.format(new Date(time));
