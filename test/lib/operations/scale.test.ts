import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requests } from '#lib/operations/scale/behaviour.ts';
import { billOf } from '#lib/operations/scale/bill.ts';
import { readMeasured } from '#lib/operations/scale/measured.ts';
import { fixed, withTables } from '#lib/operations/scale/page.ts';
import { cost, prices } from '#lib/operations/scale/prices.ts';
import { quotas } from '#lib/operations/scale/quotas.ts';
import { usageOf } from '#lib/operations/scale/usage.ts';
import processorTime from '../../../lib/operations/scale/processor-time.json' with { type: 'json' };

const page = readFileSync('docs/scale.md', 'utf8');
const measured = readMeasured(readFileSync('docs/access-patterns.md', 'utf8'), processorTime);

test('docs/scale.md says what is computed (`npm run scale` writes it)', () => {
  expect(page).toBe(withTables(page, measured));
});

test('each remedy stands by itself: the table is in the order of what breaks first', () => {
  expect(quotas.filter(({ remedy }) => /\bthe same\b/.test(remedy))).toEqual([]);
});

test('what a member does is priced by measured rows', () => {
  expect(Object.keys(requests).filter((name) => !measured.has(name))).toEqual([]);
  expect(measured.get('GET /api/news/{id}/community/{communityId}')).toMatchObject({ calls: 6, reads: 6 });
});

test('a row that is not there is no row that costs nothing', () => {
  expect(() => usageOf(1, new Map())).toThrow('has no row POST /api/users');
  expect(() => readMeasured('| `GET /api/none` | Query | 1 | 0 |', {})).toThrow('npm run measure');
});

test.each([
  [0, 0],
  [100_000, 550],
  [1_000_000, 550 + 4140],
  [20_000_000, 550 + 4140 + 29_250 + 25_000],
])('%i members cost what each step of the price says', (members, usd) => {
  expect(cost(prices.members, members)).toBeCloseTo(usd);
});

test('a thousand times as many members use a thousand times as much, but for starts and what stands still', () => {
  const [few, many] = [usageOf(1000, measured), usageOf(1_000_000, measured)];

  expect(many.requests / few.requests).toBeCloseTo(1000);
  expect(many.writes / few.writes).toBeCloseTo(1000);
  expect(many.cold).toBeLessThan(few.cold);
  expect(billOf(many, fixed).get('whether anybody comes or not')).toBe(
    billOf(few, fixed).get('whether anybody comes or not'),
  );
});

test('each price and quota has a public source, or says that it is to be checked', () => {
  for (const { source } of [...Object.values(prices), ...quotas]) expect(source).toMatch(/^https?:\/\//);
});
