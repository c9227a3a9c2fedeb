import { expect } from 'vitest';
import { newKey } from '#test/forms.ts';
import type { TestMember } from '#test/system/stack.ts';
import type { People } from './asked.ts';
import { chatsRequests } from './chats.ts';
import { circlesRequests } from './circles.ts';
import { coursesRequests } from './courses.ts';
import { eventsRequests } from './events.ts';
import { lessonsRequests } from './lessons.ts';
import { libraryRequests } from './library.ts';
import { membersRequests } from './members.ts';
import { newsRequests } from './news.ts';
import { surveysRequests } from './surveys.ts';
import { talkRequests } from './talk.ts';
import { testsRequests } from './tests.ts';
import { uploadsRequests } from './uploads.ts';

export async function sendAs(member: TestMember, method: string, path: string, body?: object | FormData) {
  const key = method === 'GET' || method === 'DELETE' ? undefined : newKey();
  const { status } = await member.call(method, path, body, key);
  expect(status).toBeLessThan(300);
}

/** Sends the typical request of a row of `docs/access-patterns.md`, by its name there. */
export function requestsBy(people: People): (name: string) => Promise<void> {
  const rooms = [
    membersRequests,
    circlesRequests,
    newsRequests,
    uploadsRequests,
    libraryRequests,
    coursesRequests,
    lessonsRequests,
    testsRequests,
    eventsRequests,
    talkRequests,
    chatsRequests,
    surveysRequests,
  ];
  const requests = Object.assign({}, ...rooms.map((of) => of(people))) as ReturnType<typeof newsRequests>;

  return async (name) => {
    const [ids, sent, by = people.ada] = requests[name]?.() ?? [[]];
    const [, method = '', path = '', said = ''] = /^(\w+) ([^ ?]+)(\?\S+)?/.exec(name) ?? [];
    const left = [...ids];
    const filled = path.replace(/\{(\w+)\}/g, (_, id) => (id === 'communityId' ? '3' : (left.shift() ?? '')));
    if (method !== 'GET') return sendAs(by, method, filled, sent);
    return sendAs(by, method, filled + (sent ? `?${new URLSearchParams(Object.entries(sent))}` : said));
  };
}
