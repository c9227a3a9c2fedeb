/* What the bars open, as one part: fetched together, since the next tap may be on any of it. */
export { MiniCalendar } from '#web/features/calendar/mini-calendar.tsx';
export { LatestMessages } from '#web/features/messenger/latest-messages.tsx';
export { Notices } from '#web/features/notices/notices.tsx';
export { TabPanel } from './tab-panel.tsx';
