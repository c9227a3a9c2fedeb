import type { Session } from '../../sign-in.ts';
import { type DemoCircle, demoEnterprises, demoGroups } from '../circles.ts';
import type { DemoCommunity } from '../communities.ts';
import { circleEvents } from '../events.ts';
import { formOf, post } from './calls.ts';
import { addEvents } from './events.ts';
import { postIn } from './posts.ts';
import { askIn } from './surveys.ts';

type Sessions = (name: string) => Session;

/**
 * Creates the demo's groups and enterprises, with followers, events, posts and surveys. `session`: session of a demo
 * account.
 */
export async function makeInnerCircles(url: string, session: Sessions): Promise<void> {
  const make = async (noun: 'group' | 'enterprise', all: readonly DemoCircle[]) => {
    // One after the other: the last one is on top of the list.
    for (const { communityId, title, roles, ...circle } of all) {
      const path = `/api/${noun}s/add/community/${communityId}`;
      const names = { title, ...(roles && { roles }) };
      const id = await makeCircle(url, session, { noun, path, names }, circle);
      const whose = { scope: `${noun}s`, [`${noun}Id`]: id };
      await addEvents(url, session(circle.creator), whose, circleEvents[title]);
      await postIn(url, session, { noun, id, title });
    }
  };
  await Promise.all([make('group', demoGroups), make('enterprise', demoEnterprises)]);
}

export const makeCommunity = (url: string, session: Sessions, { name, ...community }: DemoCommunity) =>
  makeCircle(url, session, { noun: 'community', path: '/api/communities/add', names: { name } }, community);

interface Address {
  /** Name of the form field of its picture, and of the follow's id. */
  readonly noun: 'community' | 'group' | 'enterprise';
  readonly path: string;
  /** Fields that only this kind has. */
  readonly names: Record<string, string>;
}

/** Returns its id. */
async function makeCircle(
  url: string,
  session: Sessions,
  { noun, path, names }: Address,
  { creator, description, category, picture, followers }: Omit<DemoCommunity, 'name'>,
): Promise<string> {
  const fields = { ...names, description, category };
  const form = formOf(fields, picture === undefined ? {} : { [noun]: picture });
  const key = `${path} ${JSON.stringify(fields)}`;
  const { data } = await post<{ data: { id: string } }>(url, session(creator), path, form, key);
  const follow = `/api/${noun === 'community' ? 'communities' : `${noun}s`}-users/follow`;
  for (const follower of followers) {
    await post(url, session(follower), follow, { [`${noun}Id`]: data.id }, `${follower}: ${key}`);
  }
  const called = names['title'] ?? names['name'] ?? '';
  await askIn(url, session, { noun, id: data.id, title: called, creator });
  return data.id;
}
