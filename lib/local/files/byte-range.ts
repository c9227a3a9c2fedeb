/** Both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** What a `Range` header asks for; undefined for the whole file, also when it names several ranges. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const last = size - 1;
  if (!from) {
    const length = Number(to);
    return length === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - length), last };
  }
  const first = Number(from);
  if (to && Number(to) < first) return undefined;
  if (first > last) return 'unsatisfiable';
  return { first, last: to ? Math.min(Number(to), last) : last };
}
