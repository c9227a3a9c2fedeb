import { contract } from '#contract/index.ts';
import { stageThrottle } from '../../cloud/api/throttles.ts';
import { assumed, beside, requests } from './behaviour.ts';
import { billOf, type Fixed } from './bill.ts';
import type { Measured } from './measured.ts';
import { asOf, cost, edgeRegions, type Price, prices } from './prices.ts';
import { quotas } from './quotas.ts';
import { type Usage, usageOf, type Variation } from './usage.ts';

/** Monthly members for which the page is computed. */
export const sizes = [1000, 100_000, 10_000_000] as const;

const endpoints = Object.values(contract).flatMap((routes) => Object.keys(routes)).length;
const domains = Object.keys(contract).length;

/** Resources of the default settings, by type; a test counts them in the templates. */
export const standing = {
  'AWS::WAFv2::WebACL': 3,
  rules: 12,
  /** Metrics that alarms watch: some watch several. */
  watched: 38,
  'AWS::CloudWatch::Dashboard': 1,
  'AWS::SecretsManager::Secret': 1,
};

/** An error metric is billed only for hours with errors. */
export const fixed: readonly Fixed[] = [
  {
    what: `${endpoints + domains} metrics: how long each endpoint takes, and each domain`,
    usd: (endpoints + domains) * prices.metrics.usd,
  },
  {
    what: 'web ACLs, and their rules',
    usd: standing['AWS::WAFv2::WebACL'] * prices.webAcls.usd + standing.rules * prices.webAclRules.usd,
  },
  { what: 'metrics that alarms look at', usd: standing.watched * prices.alarms.usd },
  { what: 'the dashboard', usd: standing['AWS::CloudWatch::Dashboard'] * prices.dashboards.usd },
  { what: 'secrets', usd: standing['AWS::SecretsManager::Secret'] * prices.secrets.usd },
];

/** Writes the computed tables into the page, between its marks. Throws when a table's mark is missing. */
export function withTables(page: string, measured: ReadonlyMap<string, Measured>): string {
  return Object.entries(tables(measured)).reduce((text, [name, table]) => {
    const place = new RegExp(`(<!-- ${name} -->\\n).*?(<!-- /${name} -->)`, 's');
    if (!place.test(text)) throw new Error(`docs/scale.md has no place for ${name}`);
    return text.replace(place, (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`);
  }, page);
}

function tables(measured: ReadonlyMap<string, Measured>): Record<string, string> {
  const usages = sizes.map((members) => usageOf(members, measured));
  return {
    usage: usageTable(usages),
    bill: billTable(usages),
    fixed: table(
      ['what is paid whether anybody comes or not', 'dollars a month'],
      fixed.map(({ what, usd }) => [what, number(usd)]),
    ),
    sensitivities: sensitivityTable(measured),
    worst: worstDayTable(),
    quotas: quotaTable(usages),
    behaviour: behaviourTable(measured),
    prices: priceTable(),
    assumed: list({ ...beside, ...assumed }),
  };
}

const heads = sizes.map((size) => `${number(size)} members`);

function usageTable(usages: readonly Usage[]): string {
  const row = (what: string, value: (usage: Usage) => string) => [what, ...usages.map(value)];
  return table(
    ['in a month', ...heads],
    [
      row('requests to the API', ({ requests }) => number(requests)),
      row('of them in the busiest second', ({ peak, requests }) => number(peak(requests))),
      row('read units', ({ reads }) => number(reads)),
      row('write units', ({ writes }) => number(writes)),
      row('jobs of the worker', ({ jobs }) => number(jobs)),
      row('milliseconds of a function for a request', ({ milliseconds }) => number(milliseconds)),
      row('of all requests those that wait for a start', ({ cold }) => percent(cold)),
      row('functions at the same time', ({ atOnce }) => number(atOnce)),
      row('sent to members (GB)', ({ edgeGigabytes }) => number(edgeGigabytes)),
      row('files after a year (GB)', ({ fileGigabytes }) => number(fileGigabytes)),
      row('table after a year (GB)', ({ tableGigabytes }) => number(tableGigabytes)),
      row('logs (GB)', ({ logGigabytes }) => number(logGigabytes)),
    ],
  );
}

function billTable(usages: readonly Usage[]): string {
  const bills = usages.map((usage) => billOf(usage, fixed));
  const lines = [...(bills.at(-1) ?? [])].toSorted(([, a], [, b]) => b - a).map(([what]) => what);
  const totals = bills.map((bill) => [...bill.values()].reduce((sum, usd) => sum + usd, 0));
  return table(
    ['dollars a month', ...heads],
    [
      ...lines.map((what) => [what, ...bills.map((bill) => number(bill.get(what) ?? 0))]),
      ['**in all**', ...totals.map((total) => `**${number(total)}**`)],
      ['for each member', ...totals.map((total, index) => (total / (sizes[index] ?? 1)).toFixed(3))],
    ],
  );
}

/** A month's bill when one assumption is another. */
function sensitivityTable(measured: ReadonlyMap<string, Measured>): string {
  const row = (what: string, variation: Variation, edgeFactor = 1) => [
    what,
    ...sizes.map((members) => {
      const bill = billOf(usageOf(members, measured, variation), fixed, edgeFactor);
      return number([...bill.values()].reduce((sum, usd) => sum + usd, 0));
    }),
  ];
  const elsewhere = Object.entries(edgeRegions).slice(1);
  return table(
    ['dollars a month', ...heads],
    [
      row('as assumed', {}),
      row('videos of 30 MB for each member', { videoKilobytes: 30_000 }),
      row('videos of 1,500 MB for each member', { videoKilobytes: 1_500_000 }),
      row('twice as many visits', { visits: 2 }),
      row('what five years have left behind', { monthsKept: 60 }),
      ...elsewhere.map(([where, usd]) =>
        row(`members in ${where}`, {}, usd / edgeRegions['Europe and North America']),
      ),
    ],
  );
}

const DAY_SECONDS = 24 * 60 * 60;

/** What a day costs at most that somebody makes expensive on purpose. */
function worstDayTable(): string {
  const asked = stageThrottle.rateLimit * DAY_SECONDS;
  const gigabytes = (10 / 8) * DAY_SECONDS;
  const accounts = (50 / 600) * DAY_SECONDS;
  return table(
    ['what', 'how much of it', 'dollars a day', 'what stops it'],
    [
      [
        'one client fetches videos at 10 Gbit/s',
        `${number(gigabytes)} GB`,
        number(cost(prices.edgeGigabytes, gigabytes)),
        'the alarms `ContentHostTraffic` and `SiteTraffic`, then you; a flat-rate plan of CloudFront',
      ],
      [
        'requests at the rate of the whole stage, each of 50 ms and 5 read units',
        `${number(asked)} requests`,
        number(
          cost(prices.apiRequests, asked) +
            cost(prices.invocations, asked) +
            cost(prices.gigabyteSeconds, asked * 0.05) +
            cost(prices.reads, Math.min(asked * 5, 40_000 * DAY_SECONDS)),
        ),
        'the firewall: 200 a second from one address, 100 with one token',
      ],
      [
        'a hundred addresses sign up as fast as each may',
        `${number(100 * accounts)} members`,
        number(cost(prices.members, 100 * accounts)),
        'the firewall: 50 in ten minutes from one address; `PoolBlocks`',
      ],
      [
        'codes by SMS, at $0.10 each',
        'the setting `smsDailyLimit`',
        number(200 * 0.1),
        '`smsDailyLimit`, `CodesSpent`',
      ],
    ],
  );
}

function quotaTable(usages: readonly Usage[]): string {
  const ordered = quotas.toSorted((a, b) => share(b, usages) - share(a, usages));
  return table(
    ['in a second', 'quota', ...heads, 'remedy', 'source'],
    ordered.map((quota) => [
      quota.what,
      number(quota.most),
      ...usages.map((usage) => {
        const used = quota.asked(usage) / quota.most;
        return used >= 1 ? `**${percent(used)}**` : percent(used);
      }),
      quota.remedy,
      sourceOf(quota),
    ]),
  );
}

const share = ({ asked, most }: (typeof quotas)[number], usages: readonly Usage[]) =>
  asked(usages.at(-1) as Usage) / most;

function behaviourTable(measured: ReadonlyMap<string, Measured>): string {
  return table(
    ['request', 'times a month', 'reads', 'writes', 'calls', 'processor (ms)'],
    Object.entries(requests).map(([name, times]) => {
      const { reads = 0, writes = 0, calls = 0, processor = 0 } = measured.get(name) ?? {};
      return [`\`${name}\``, ...[times, reads, writes, calls, processor].map(String)];
    }),
  );
}

function priceTable(): string {
  const rows = Object.values<Price>(prices).map((price) => [
    price.what,
    `${price.usd}${price.per === 1 ? '' : ` for ${number(price.per)}`}`,
    (price.tiers ?? []).map(({ from, usd }) => `${usd} from ${number(from)} on`).join(', '),
    sourceOf(price),
  ]);
  return `As of ${asOf}.\n\n${table(['what', 'dollars', 'beyond', 'source'], rows)}`;
}

const sourceOf = ({ source, isUnchecked }: { source: string; isUnchecked?: true }) =>
  `${isUnchecked ? 'to be checked: ' : ''}<${source}>`;

/** The values with their names, for readers who want to check one. */
const list = (values: Record<string, unknown>) =>
  table(
    ['name in `behaviour.ts`', 'value'],
    Object.entries(values).map(([name, value]) => [
      `\`${name}\``,
      typeof value === 'number'
        ? String(Math.round(value * 1000) / 1000)
        : JSON.stringify(value).replaceAll('"', ''),
    ]),
  );

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const percent = (share: number) => (share > 0 && share < 0.001 ? '< 0.1 %' : `${number(share * 100)} %`);

/** Rounded to three digits: more are not known. */
function number(value: number): string {
  const rounded = Number(value.toPrecision(3));
  if (rounded !== 0 && Math.abs(rounded) < 0.01) return '< 0.01';
  return rounded.toLocaleString('en', { maximumFractionDigits: 2 });
}
