import { expect, test } from 'vitest';
import type { Notice } from '#contract/notices/notices.ts';
import { addressOf, placeOf } from '#contract/notices/site-address.ts';
import { aNotice } from '#test/things/notices/a-notice.ts';

test.each([
  [{ on: 'news', id: 'n1', communityId: 'a b' }, '/news/n1?community=a+b'],
  [{ on: 'news', id: 'n1', replyId: 'r1' }, '/news/n1#reply-r1'],
  [{ on: 'post', id: 'p1', in: 'group', inId: 'g1', replyId: 'r1' }, '/groups/g1?post=p1#reply-r1'],
  [{ on: 'post', id: 'p1', in: 'enterprise', inId: 'e1' }, '/your-enterprises/e1?post=p1'],
  [{ on: 'post', id: 'p1' }, undefined],
  [{ on: 'resource', id: 'b1' }, '/library/b1'],
  [{ on: 'lesson', id: 'l1' }, '/lesson/l1'],
  [{ on: 'user', id: 'ada' }, '/profile/ada'],
  [{ on: 'community', id: '3', replyId: 'r1' }, undefined],
])('%o is at %s', (thing, address) => {
  expect(addressOf(thing)).toBe(address);
});

test.each<[string, Partial<Notice>, string | undefined]>([
  ['of a reply, there', { replyId: 'r1' }, '/course/c1#reply-r1'],
  ['of who joined, to the course', { kind: 'learner' }, '/admin/course/c1'],
  ['of a test, to its answers', { kind: 'attempt', lessonId: 'l1' }, '/admin/test-answers/l1'],
  [
    'of an event, to its day',
    { kind: 'tomorrow', on: 'event', date: '2026-12-01' },
    '/calendar/my-events?month=2026-12&day=2026-12-01',
  ],
  ['of what was removed, nowhere', { kind: 'moderated', action: 'remove' }, undefined],
  ['of what its author still sees, there', { kind: 'moderated', action: 'hide' }, '/course/c1'],
  ['of what was hidden from its reader, nowhere', { kind: 'decided', action: 'hide' }, undefined],
  [
    'of a reply that was removed, to where it was',
    { kind: 'moderated', action: 'remove', replyId: 'r1' },
    '/course/c1#reply-r1',
  ],
  ['of a news whose community is gone, nowhere', { on: 'news' }, undefined],
])('a notice leads, %s', (_, part, place) => {
  expect(placeOf(aNotice(part))).toBe(place);
});
