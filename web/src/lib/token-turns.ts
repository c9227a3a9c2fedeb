let last: Promise<unknown> = Promise.resolve();

/**
 * Many may ask for the tokens at once, in every tab; while one replaces them, the others wait for the new ones.
 * Where a browser has no locks (outside https), all of this tab take turns.
 */
export function inTurn<Result>(mode: 'shared' | 'exclusive', act: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request('furrow-tokens', { mode }, act);
  const turn = last.then(act);
  last = turn.catch(() => undefined);
  return turn;
}
