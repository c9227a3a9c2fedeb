import { getAchievements as row } from '#contract/users/achievements.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { achieve } from './achievements.ts';
import { readDeeds } from './read-deeds.ts';

export const handler = endpoint(row, async (_input, { member }) => ({
  data: achieve(await readDeeds(member.id)),
}));
