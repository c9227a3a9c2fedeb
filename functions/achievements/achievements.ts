import { type Achievements, ALL_POINTS, LEVEL_POINTS } from '#contract/users/achievements.ts';
import { catalogue, type Source } from './catalogue.ts';

/** When a member did something each time (ISO 8601 UTC), the first time first; of each source. */
export type Deeds = Readonly<Record<Source, readonly string[]>>;

/** What a member has achieved by what they did. */
export function achieve(deeds: Deeds): Achievements {
  const entries = catalogue.map(({ source, times, points, title }) => {
    const at = deeds[source][times - 1];
    return { id: `${source}-${times}`, title, points, ...(at !== undefined && { at }) };
  });
  const achieved = entries.reduce((sum, { at, points }) => sum + (at === undefined ? 0 : points), 0);
  return { ...levelOf(achieved), total: ALL_POINTS, achieved, entries };
}

/** The level that so many points lead to. */
export function levelOf(achieved: number): Pick<Achievements, 'level' | 'points' | 'ofLevel'> {
  const below = Math.floor(achieved / LEVEL_POINTS);
  const before = below * LEVEL_POINTS;
  return {
    level: below + 1,
    points: achieved - before,
    ofLevel: Math.min(LEVEL_POINTS, ALL_POINTS - before),
  };
}
