/*
 * `npm run bench`: the figures that docs/benchmarks.md holds against the budgets. Rates are compared
 * within one run only: machines differ, and so does one machine from hour to hour. `-- --quick` takes every
 * figure once: it shows that each part still works, and is nothing to quote.
 */
import { measureBundles } from './bundles.ts';
import { measureLoad, type Rate } from './load.ts';
import { measurePhone } from './phone.ts';
import { measureSite } from './site.ts';

const isQuick = process.argv.includes('--quick');

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const one = (figure: number) => figure.toFixed(1);

console.log('\n## The site, gzip (KiB)\n');
row('what', 'JavaScript', 'CSS');
row('---', '---', '---');
for (const { name, script, style } of await measureSite()) row(name, one(script), one(style));

console.log('\n## Functions\n');
row(
  'function',
  'minified (KiB)',
  'import and first call over an empty handler (ms)',
  'times the document client alone',
);
row('---', '---', '---', '---');
for (const { entry, size, overEmpty, overClient } of await measureBundles(isQuick ? 1 : 7)) {
  row(entry, one(size), one(overEmpty), overClient.toFixed(2));
}

console.log('\n## Requests a second, 10 connections\n');
const { list, sdk, raw, instant, bare } = await measureLoad(
  isQuick ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 4 },
);
const share = (rate: Rate, of: Rate) => `${one((rate.perSecond / of.perSecond) * 100)} %`;
row('what', 'per second', 'p99 (ms)', 'share');
row('---', '---', '---', '---');
row(
  'news list through the gateway',
  one(list.perSecond),
  list.p99,
  `${share(list, sdk)} of the engine's Query by SDK, ${share(list, raw)} of it without`,
);
row("the engine's Query, by the SDK's client", one(sdk.perSecond), sdk.p99, '');
row("the engine's Query, without a client", one(raw.perSecond), raw.p99, '');
row(
  'gateway and handler over a table that answers at once',
  one(instant.perSecond),
  instant.p99,
  `${share(instant, bare)} of bare`,
);
row('bare HTTP server', one(bare.perSecond), bare.p99, '');

console.log('\n## A slow phone (CPU 4 times slower, 1.6 Mbit/s, 150 ms), nothing cached\n');
row('screen', 'largest paint (ms)', 'layout shift', 'slowest interaction (ms)');
row('---', '---', '---', '---');
for (const { screen, paint, shift, interaction } of await measurePhone()) {
  row(screen, Math.round(paint), shift.toFixed(3), Math.round(interaction));
}
