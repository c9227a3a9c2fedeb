/** One row of `docs/access-patterns.md`, with its processor time in milliseconds. */
export interface Measured {
  readonly name: string;
  readonly calls: number;
  readonly reads: number;
  readonly writes: number;
  readonly processor: number;
}

/** The rows of the page's table, by name. Throws for a row whose time was not measured. */
export function readMeasured(
  page: string,
  processorTime: Readonly<Record<string, number>>,
): Map<string, Measured> {
  const rows = [
    ...page.matchAll(/^\| `([A-Z]+ \/(?:api|feeds)\/[^`]*)` +\| ([^|]*) \| ([\d.]+) +\| ([\d.]+) +\|$/gm),
  ];
  return new Map(
    rows.map(([, name = '', calls = '', reads, writes]) => {
      const processor = processorTime[name];
      if (processor === undefined) throw new Error(`measure ${name}: npm run measure`);
      return [name, { name, calls: callsOf(calls), reads: Number(reads), writes: Number(writes), processor }];
    }),
  );
}

/** `2 × GetItem, Query` are three calls. */
const callsOf = (text: string) =>
  text
    .split(', ')
    .filter((call) => call.trim() !== 'none')
    .reduce((sum, call) => sum + Number(/^(\d+) ×/.exec(call.trim())?.[1] ?? 1), 0);
