import { expect, test } from 'vitest';
import { joinParts, type Part } from '#lib/site/join-parts.ts';
import type { Visit } from '#lib/site/visits.ts';

const screen = (entry: string, more: Partial<Visit> = {}): Visit => ({
  entry,
  loads: new Set(),
  isScreen: true,
  isForVisitors: false,
  isFirst: false,
  isSending: false,
  ...more,
});

/** A part by the screens that load it: `ab` is for the first and the second of `a`, `b` and `c`. */
const part = (by: string, size: number, more: Partial<Part> = {}): Part => ({
  modules: [`${by}.ts`],
  size,
  loadedBy: [...'abc'].map((letter) => by.includes(letter)),
  needs: new Set(),
  isStyle: false,
  ...more,
});

const screens = [screen('a'), screen('b'), screen('c')];
const cut = (parts: Part[], visits = screens) =>
  joinParts(parts, visits).map(({ modules }) => modules.join(' '));

test('what is small is joined to what nearly the same screens load', () => {
  expect(cut([part('ab', 100), part('abc', 100)])).toEqual(['ab.ts abc.ts']);
});

test('what is large stays apart from screens that have no use for it', () => {
  expect(cut([part('ab', 4000), part('abc', 100)])).toEqual(['ab.ts', 'abc.ts']);
});

test('what has a name keeps it, and two with names stay apart', () => {
  const parts = joinParts(
    [part('abc', 10), part('abc', 10, { name: 'member' }), part('ab', 10, { name: 'shared' })],
    screens,
  );

  expect(parts.map(({ name }) => name)).toEqual(['member', 'shared']);
});

test('two are not joined where one leads to the other by a third: it would wait for itself', () => {
  const below = part('abc', 10, { modules: ['below'], name: 'below' });
  const between = part('abc', 10, { modules: ['between'], name: 'between', needs: new Set([below]) });
  const above = part('abc', 10, { modules: ['above'], needs: new Set([between]) });

  const names = cut([below, between, above]);

  expect(names).toEqual(['below', 'between above']);
});

test('a screen that gets something gets all that it needs', () => {
  const needed = part('ab', 500, { modules: ['needed'], name: 'needed' });
  const parts = joinParts([needed, part('ab', 100, { needs: new Set([needed]) }), part('abc', 100)], screens);

  expect(parts).toContain(needed);
  expect(needed.loadedBy).toEqual([true, true, true]);
});

test('what sends gets no style sheet by it', () => {
  const visits = [screen('a'), screen('b'), screen('c', { isScreen: false, isSending: true })];
  const sheet = part('ab', 10, { isStyle: true });

  expect(cut([part('ab', 10, { needs: new Set([sheet]) }), part('abc', 10)], visits)).toHaveLength(2);
  expect(cut([part('ab', 10), part('abc', 10)], visits)).toHaveLength(1);
});

test('all joins together bring a screen at most 6,000 bytes that it does not use', () => {
  const names = [...'abcdefghijkl'];
  // Each is for all screens but two.
  const parts = names.flatMap((one, n) =>
    names.slice(n + 1).map((other) =>
      part('', 1000, {
        modules: [`${one}${other}`],
        loadedBy: names.map((name) => name !== one && name !== other),
      }),
    ),
  );
  const loaded = (n: number) => parts.reduce((sum, { size, loadedBy }) => sum + (loadedBy[n] ? size : 0), 0);
  const used = names.map((_, n) => loaded(n));
  const before = parts.length;

  joinParts(
    parts,
    names.map((name) => screen(name)),
  );

  expect(parts.length).toBeLessThan(before / 3);
  expect(names.filter((_, n) => loaded(n) - (used[n] ?? 0) > 6000)).toEqual([]);
});
