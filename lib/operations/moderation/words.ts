import { counted } from '../counted.ts';
import type { Account } from './account.ts';
import type { Survey } from './erase.ts';
import type { Hanging } from './hanging.ts';

const listed = (parts: readonly string[]): string => parts.join(', ') || 'nothing';

/** What others lose with something, in words; undefined when nothing. */
export function othersIn({ others, joined }: Hanging): string | undefined {
  const parts = [...others].map(([noun, count]) => counted(count, noun));
  const words = parts.length > 0 ? `${listed(parts)} of others` : undefined;
  const people = joined ? `${counted(joined, 'other member')} in it` : undefined;
  return [words, people].filter(Boolean).join(', ') || undefined;
}

/** The name of a record. */
export const nameOf = (item: object): string => {
  const { title, name } = item as { title?: unknown; name?: unknown };
  return String(title ?? name);
};

/** What a member made, before it is erased, one line each. */
export function describe({ id, username }: Account, { made, records, files }: Survey): string[] {
  const nouns = Map.groupBy(records, ({ noun }) => noun);
  const created = [...nouns].map(([noun, some]) => counted(some.length, noun));
  const rest: [number, string][] = [
    [made.events.length, 'own event'],
    [made.richtexts.length, 'draft'],
    [made.uploads.length, 'upload'],
    [files.length, 'file'],
    [made.follows.length, 'followed circle'],
    [made.taken.length, 'course taken'],
    [made.rated.length, 'rating'],
    [made.viewed.length, 'course seen'],
    [made.replies.length, 'kept reply'],
  ];
  const others = rest.filter(([count]) => count > 0).map(([count, noun]) => `${noun}: ${count}`);
  return [
    `${username} (${id}) made ${listed(created)}.`,
    `Besides: ${listed(others)}.`,
    ...records.flatMap((record) => {
      const words = othersIn(record);
      const which = `the ${record.noun} '${nameOf(record.item)}' (${record.item.id})`;
      if (record.isKept) return [`Stays, as nobody's: ${which}, with ${words}.`];
      if (words) return [`With ${which} go ${words}.`];
      return record.joined === undefined ? [] : [`Nobody else is in ${which}.`];
    }),
  ];
}

/** What remains of an erased account, and for how long. */
export const stays: readonly string[] = [
  'What stays:',
  '- logs name its id, and addresses that it came from: 90 days;',
  '- the table as it was at any time of the last 35 days, the nightly lists of accounts, and versions of files',
  '  that it had deleted itself, or that others had in what went with it: 35 days;',
  '- a mark that keeps its tokens out: 2 days;',
  '- copies in browsers that saw its files;',
  '- texts of others that mention it, such as a link to its profile.',
];
