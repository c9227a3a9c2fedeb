/*
 * `npm run bench`: the figures that docs/benchmarks.md holds against the budgets. Rates are compared
 * within one run only: machines differ, and so does one machine from hour to hour.
 */
import { measureBundles } from './bundles.ts';
import { measureLoad } from './load.ts';
import { measurePhone } from './phone.ts';
import { measureSite } from './site.ts';

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const one = (figure: number) => figure.toFixed(1);

console.log('\n## The site, gzip (KiB)\n');
row('what', 'JavaScript', 'CSS');
row('---', '---', '---');
for (const { name, script, style } of await measureSite()) row(name, one(script), one(style));

console.log('\n## Functions\n');
row('function', 'minified (KiB)', 'import and first call over an empty handler (ms)');
row('---', '---', '---');
for (const { entry, size, overEmpty } of await measureBundles()) row(entry, one(size), one(overEmpty));

console.log('\n## Requests a second, 10 connections\n');
const { list, query, instant, bare } = await measureLoad();
row('what', 'per second', 'p99 (ms)', 'share');
row('---', '---', '---', '---');
row(
  'news list through the gateway',
  one(list.perSecond),
  list.p99,
  `${one((list.perSecond / query.perSecond) * 100)} % of the engine's Query`,
);
row("the engine's own Query", one(query.perSecond), query.p99, '');
row(
  'gateway and handler over a table that answers at once',
  one(instant.perSecond),
  instant.p99,
  `${one((instant.perSecond / bare.perSecond) * 100)} % of bare`,
);
row('bare HTTP server', one(bare.perSecond), bare.p99, '');

console.log('\n## A slow phone (CPU 4 times slower, 1.6 Mbit/s, 150 ms), nothing cached\n');
row('screen', 'largest paint (ms)', 'layout shift', 'slowest interaction (ms)');
row('---', '---', '---', '---');
for (const { screen, paint, shift, interaction } of await measurePhone()) {
  row(screen, Math.round(paint), shift.toFixed(3), Math.round(interaction));
}
