import ical from 'ical-generator';
import type { EventDay } from '#contract/events.ts';
import { messages } from '../messages.ts';
import type { Scope } from '../scopes.ts';

/**
 * A month's events as an iCalendar text. Their times are floating: an event on the 3rd at 07:30 is that in every time
 * zone. An event has the same UID in every file, so that a later file adds no second one.
 */
export function monthFile(scope: Scope, month: string, days: readonly EventDay[]): string {
  const calendar = ical({
    name: `Furrow: ${messages.scopes[scope]}, ${messages.monthName(month)}`,
    prodId: { company: 'Furrow', product: 'Calendar', language: 'EN' },
  });
  for (const { date, activities } of days)
    for (const { id, task, time, title, version } of activities)
      calendar.createEvent({
        id: `${id}@furrow`,
        // The writer of a floating time reads UTC's clock.
        start: new Date(`${date}T${time}:00Z`),
        floating: true,
        // A reader recognises a changed event by it.
        sequence: version,
        summary: withLineEnds(task),
        ...(title && { categories: [{ name: withLineEnds(title) }], description: withLineEnds(title) }),
      });
  return calendar.toString();
}

// Next line, the separators of lines and paragraphs, tabs down, page ends and what parts records. Readers split a file's
// lines at them, and none is escaped by the writer, which knows CR and LF alone.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const LINE_ENDS = /[\u000b\u000c\u001c-\u001e\u0085\u2028\u2029]/g;
const withLineEnds = (text: string) => text.replace(LINE_ENDS, '\n');

export const monthFileName = (scope: Scope, month: string) =>
  `furrow-${messages.scopes[scope].toLowerCase().replace(' ', '-')}-${month}.ics`;
