import ICAL from 'ical.js';
import { ulid } from 'ulid';
import { dayAfter } from '#contract/fields/day.ts';
import { keys, lists, partitions } from '#platform/table/keys.ts';
import { newKey } from '#test/forms.ts';
import { putItems } from '#test/system/items.ts';
import type { TestMember } from '#test/system/stack.ts';
import { granted, made } from '#test/told.ts';

/** A day so many days from today on. */
export const inDays = (days: number) => dayAfter(new Date().toISOString().slice(0, 10), days);

/** Makes a member's events an address of their own; answers it. */
export const renewFeed = async (member: TestMember, key = newKey(), asked = {}): Promise<string> =>
  (await made(member.call('POST', '/api/events/feed', asked, key))).path;

export const shownFeed = async (member: TestMember): Promise<string | undefined> =>
  (await granted(member.call('GET', '/api/events/feed'))).data.path;

/** As a calendar program asks: without a token. */
export async function openFeed(url: string, path: string, headers: Record<string, string> = {}) {
  const {
    status,
    headers: sent,
    ...reply
  } = await fetch(url + path, { headers }).then(async (response) => ({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  }));
  return { status, headers: sent, ...reply };
}

/** The events of a file, as a program reads them. */
export const readCalendar = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

/** What the events at an address are about, in the order of the file. */
export const feedTasks = async (url: string, path: string): Promise<string[]> =>
  readCalendar((await openFeed(url, path)).text).map(({ summary }) => summary);

/** A member's own events, and groups in the community that all follow, which they follow, with events of each. */
export async function fillCalendar(
  userId: string,
  many: { own: number; groups: number; each: number; quiet?: number },
) {
  const planned = (all: string, circleId = '') => {
    const id = circleId + ulid();
    const when = {
      date: inDays(10),
      time: '07:30',
      task: 'Fetch the milk of the whole valley, and bring it down',
    };
    const of = circleId ? { scope: 'groups', circleId, communityId: '3' } : { scope: 'my' };
    return { ...keys.event(all, id), id, ...of, ...when, creator: userId, version: 0 };
  };
  const groups = Array.from({ length: many.groups + (many.quiet ?? 0) }, () => ulid());
  const items = groups.flatMap((id, index) => [
    { pk: lists.circleFollows('GROUP', userId, '3').pk, sk: `R#00000${id}`, groupId: id },
    {
      ...keys.circle('GROUP', id),
      id,
      communityId: '3',
      title: 'Those who keep seed from year to year',
      description: 'Shared machines, honest prices. '.repeat(20),
      creator: 'ben',
      shards: 4,
      rowId: id,
      createdAt: '2026-03-01T08:00:00.000Z',
      version: 0,
    },
    ...Array.from({ length: index < many.groups ? many.each : 0 }, () =>
      planned(partitions.eventsOf(id), id),
    ),
  ]);
  const own = Array.from({ length: many.own }, () => planned(partitions.ownEvents(userId)));
  await putItems([...items, ...own]);
}
