import { lists, partitions } from '#platform/table/keys.ts';
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
