import { expect, test, vi } from 'vitest';
import { inTurn } from '#web/lib/session/token-turns.ts';

/** Something that is done when the test says so. */
function task(name: string, seen: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const act = async () => {
    seen.push(`${name} begins`);
    await promise;
    seen.push(`${name} ends`);
  };
  return { act, finish: resolve };
}

test('who replaces the tokens waits for those that ask, and those that come then wait for the new ones', async () => {
  const seen: string[] = [];
  const [first, second, change, later] = ['first', 'second', 'change', 'later'].map((name) =>
    task(name, seen),
  ) as [ReturnType<typeof task>, ReturnType<typeof task>, ReturnType<typeof task>, ReturnType<typeof task>];
  const all = [
    inTurn('shared', first.act),
    inTurn('shared', second.act),
    inTurn('exclusive', change.act),
    inTurn('shared', later.act),
  ];
  for (const { finish } of [later, change, second, first]) finish();
  await Promise.all(all);

  expect(seen.slice(0, 2)).toEqual(['first begins', 'second begins']);
  expect(seen.slice(4)).toEqual(['change begins', 'change ends', 'later begins', 'later ends']);
});

test('what fails keeps nobody else waiting', async () => {
  const failing = inTurn('exclusive', () => Promise.reject(new Error('no')));
  const after = inTurn('shared', async () => 'done');

  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('done');
});

test('a lock that another tab never gives back is not waited for without end', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const request = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason);
    });
  vi.stubGlobal('navigator', { locks: { request } });

  expect(await inTurn('exclusive', async () => 'done')).toBe('done');
  expect(await inTurn('shared', async () => 'done too')).toBe('done too');
  vi.restoreAllMocks();
});
