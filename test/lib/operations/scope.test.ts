import { expect, test } from 'vitest';
import { isInScope } from '#lib/operations/restore/bring-back.ts';
import { type Gone, roots, scopeOf } from '#lib/operations/restore/gone.ts';
import { key } from '#lib/operations/restore/tables.ts';
import { Ids, type Thing } from '#lib/operations/restore/things.ts';

const id = (name: string) => name.toUpperCase().padEnd(26, '0');
const thing = (kind: Thing['kind'], name: string, more: Partial<Thing> = {}): Thing => ({
  kind,
  id: id(name),
  name,
  key: key(name, name),
  ...more,
});
const gone: Gone = {
  things: [
    thing('community', 'water'),
    thing('group', 'seeds', { within: id('water') }),
    thing('post', 'swap', { within: id('seeds'), communityId: id('water') }),
    thing('news', 'rain', { within: id('water'), richtextId: id('text') }),
    thing('news', 'alone', { within: id('standing'), richtextId: id('other') }),
  ],
  members: ['5e3f6290-4d8f-4e0c-8cc0-898b82fe11c9'],
};

test('what is in something that is gone too is no thing of its own to bring back', () => {
  expect(roots(gone).map(({ name }) => name)).toEqual(['water', 'alone']);
});

test('with one thing comes what was in it and what was written there, and nothing else that is gone', () => {
  expect(scopeOf(gone, [id('water')])).toEqual(['water', 'seeds', 'rain', 'text', 'swap'].map(id));
  expect(scopeOf(gone, [id('alone')])).toEqual(['alone', 'other'].map(id));
  expect(scopeOf(gone)).toHaveLength(7);
});

test('what is there, and what is in something that is gone too, is refused in a sentence', () => {
  expect(() => scopeOf(gone, [id('standing')])).toThrow(`${id('standing')} is not gone`);
  expect(() => scopeOf(gone, [id('seeds')])).toThrow(
    `was in the community ${id('water')}, which is gone too`,
  );
});

test('what names a member who was erased since, work and kept replies stay away', () => {
  const scope = { ids: new Ids([id('water')]), erased: new Ids(gone.members) };
  const named = (pk: string, sk: string, userId: string) => ({ ...key(pk, sk), userId: { S: userId } });

  expect(isInScope(named(`FOLLOWERS#${id('water')}`, 'R#1', 'another'), scope)).toBe(true);
  expect(isInScope(named(`FOLLOWERS#${id('water')}`, 'R#2', gone.members[0] ?? ''), scope)).toBe(false);
  expect(isInScope(named(`FOLLOWERS#${id('air')}`, 'R#1', 'another'), scope)).toBe(false);
  expect(isInScope(named('JOBS#1', 'x', id('water')), scope)).toBe(false);
  expect(isInScope(named('ONCE#ada#key', 'ONCE', id('water')), scope)).toBe(false);
  // What a course's lesson is called begins with the course's id.
  expect(isInScope(named(`MATERIALS#${id('water')}${id('lesson')}`, 'R#1', 'another'), scope)).toBe(true);
});

test('what somebody wrote does not come along because an id is in it, nor stay away because a member is', () => {
  const scope = { ids: new Ids([id('water')]), erased: new Ids(gone.members) };
  const block = (text: string) => ({
    ...key(`RICHTEXT#${id('other')}`, 'BLOCK#1'),
    textDescription: { S: text },
  });
  const own = (text: string) => ({ ...block(text), richtextId: { S: id('water') } });

  expect(isInScope(block(`See https://furrow.example/news/${id('water')}`), scope)).toBe(false);
  expect(isInScope(block(`https://furrow.example/news/${id('water')}`), scope)).toBe(false);
  expect(isInScope(block(`"${id('water')}"`), scope)).toBe(false);
  expect(isInScope(own(`Ask /profile/${gone.members[0]}`), scope)).toBe(true);
});
