import { isHideable, type ReportedOn } from '#contract/moderation/reports.ts';
import { ReportedItem, ReportItem } from '#kinds/reports/report.ts';
import { type Key, keys, lists, partitions } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';

/** A survey that a member answered, and on which day. */
export interface Surveyed {
  readonly surveyId: string;
  readonly day: string;
}

/** A course, a test or a lesson that they completed, and when. */
export interface Learned {
  readonly what: string;
  readonly id: string;
  readonly at: string;
}

/** What a member reported, and why, in their own words. How it was decided is not theirs: a notice told them. */
export interface Reported {
  readonly on: string;
  readonly id: string;
  readonly reason: string;
  readonly text?: string | undefined;
  readonly at: string;
}

export async function readReported(reports: readonly Key[]): Promise<Reported[]> {
  const rows = await findItems(reports, { consistent: true });
  return rows
    .map((row) => {
      const [, on = '', ...id] = String(row['pk']).split('#');
      const { reason, text, at } = ReportItem.parse(row);
      return { on, id: id.join('#'), reason, text, at };
    })
    .sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** What they said of decisions on something of theirs: the last two answers are kept. */
export interface Objected {
  readonly on: string;
  readonly id: string;
  readonly title: string;
  readonly answers: readonly string[];
}

export async function readObjected(
  things: readonly { readonly on: string; readonly id: string }[],
): Promise<Objected[]> {
  const hideable = things.filter(({ on }) => isHideable(on as ReportedOn));
  const rows = await findItems(
    hideable.map(({ on, id }) => keys.reported(on, id)),
    { consistent: true },
  );
  return rows.flatMap((row) => {
    const { on, id, title, answer, earlierAnswer } = ReportedItem.parse(row);
    const answers = [earlierAnswer, answer].filter((text) => text !== undefined);
    return answers.length > 0 ? [{ on, id, title, answers }] : [];
  });
}

/** What a member finds useful. */
export interface Useful {
  readonly on: string;
  readonly id: string;
}

export const usefulOf = (marks: readonly Key[]): Useful[] =>
  marks.map(({ sk }) => {
    const [on = '', ...id] = sk.split('#');
    return { on, id: id.join('#') };
  });

export async function readSurveyed(userId: string): Promise<Surveyed[]> {
  const { pk } = lists.surveysAnswered(userId);
  const rows = await take({ pk, from: 'R#', to: 'R#~' }, { consistent: true });
  return rows.map(({ id, day }) => ({ surveyId: String(id), day: String(day) }));
}

export async function readLearned(userId: string): Promise<Learned[]> {
  const rows = await take({ pk: partitions.learned(userId), from: ' ', to: '~~' }, { consistent: true });
  return rows.map(({ sk, at }) => {
    const [what = '', ...rest] = String(sk).split('#');
    return { what: what.toLowerCase(), id: rest.at(-1) ?? '', at: String(at ?? rest[0]) };
  });
}
