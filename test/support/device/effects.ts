import { expect } from 'vitest';
import type { TestMember } from '../system/stack.ts';
import type { Person } from './life.ts';
import type { Written } from './written.ts';

/** A member with the pieces that show what they wrote. */
export interface Writer {
  readonly member: TestMember;
  readonly person: Person;
  /** News of the rich texts, in which these are read. */
  readonly pieces: readonly string[];
}

/** Every effect on the server, by the id of what was written: texts and titles hold it. */
export async function effectsOf(people: readonly Writer[], host: TestMember): Promise<string[]> {
  const { communities, newsId } = (people[0] as Writer).person.place;
  const found: string[] = [];
  for (const { member, pieces } of people) {
    for (const id of pieces) {
      const { rich_text } = (await member.call('GET', `/api/news/${id}/community/2`)).body;
      const texts: { id: string; textDescription: string }[] = rich_text.texts;
      const inOrder = texts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      found.push(...inOrder.map(({ textDescription }) => textDescription));
    }
  }
  const all = async (path: string, field: string) => {
    for (let page = 1; ; page += 1) {
      const { body } = await host.call('GET', `${path}?pageSize=50&pageNumber=${page}`);
      found.push(...body.data.map((one: Record<string, string>) => one[field]));
      if (page >= body.pages) return;
    }
  };
  await all(`/api/news/community/${communities[0]}`, 'title');
  await all(`/api/replies/news/${newsId}`, 'text');
  return found;
}

const isSure = ({ isKept, isSent, isDropped }: Written) => isSent || (isKept === true && !isDropped);

/** Once what was sent or kept for good, and at most once what was given up, or gone with its page. */
export function expectOnce(written: readonly Written[], effects: readonly string[]): void {
  const times = new Map<string, number>();
  for (const id of effects) times.set(id, (times.get(id) ?? 0) + 1);
  const wrong = written
    .filter(({ kind }) => kind !== 'follow')
    .filter((one) => {
      const found = times.get(one.id) ?? 0;
      if (one.kind === 'passing') return isSure(one) ? found !== 0 : found > 1;
      return isSure(one) ? found !== 1 : found > 1;
    });
  expect(wrong.map((one) => ({ ...one, found: times.get(one.id) }))).toEqual([]);
}

/** Each follow turns the one before around. */
export async function expectFollows(
  people: readonly { readonly member: TestMember }[],
  written: readonly Written[],
) {
  for (const { member } of people) {
    for (const about of new Set(written.filter(({ kind }) => kind === 'follow').map((one) => one.about))) {
      const all = written.filter((one) => one.kind === 'follow' && one.about === about);
      const own = all.filter((one) => one.member === member.id);
      if (own.some((one) => !isSure(one))) continue;
      const { body } = await member.call('GET', `/api/communities/${about}`);
      expect([about, body.isFollowed]).toEqual([about, String(own.length % 2)]);
    }
  }
}

/**
 * What was put one after the other at one place of a device arrived so, but for what was dropped: where the device
 * refused to forget it, it comes back with the next page, after others have gone.
 */
export function expectOrder(
  written: readonly Written[],
  effects: readonly string[],
  people: readonly { readonly person: Person }[],
) {
  for (const { person } of people) {
    for (const about of person.place.richtexts) {
      const put = written
        .filter((one) => one.about === about && one.kind === 'text' && one.isKept && !one.isDropped)
        .filter(({ id }) => effects.includes(id))
        .sort((one, other) => (one.number ?? 0) - (other.number ?? 0))
        .map(({ id }) => id);
      expect(effects.filter((id) => put.includes(id))).toEqual(put);
    }
  }
}
