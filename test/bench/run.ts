/*
 * `npm run bench`: the figures that docs/benchmarks.md holds against the budgets. Rates are compared
 * within one run only: machines differ, and so does one machine from hour to hour. `-- --quick` takes every
 * figure once: it shows that each part still works, and is nothing to quote.
 */
import { measureBundles } from './bundles.ts';
import { measureLoad, type Rate } from './load.ts';
import { measurePhone, middleOf } from './phone.ts';
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
  'processor time of import and first call over an empty handler (ms)',
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

console.log('\n## A slow phone (CPU 4 times slower, 1.6 Mbit/s, 150 ms)\n');
if (!isQuick) {
  console.log(
    'The middle of three runs, and each of them. Requests are all that the page asks for until it rests,',
  );
  console.log('what the browser has kept included; kilobytes are what travels.\n');
}
row(
  'screen',
  'first paint (ms)',
  'largest paint (ms)',
  'the screen stands (ms)',
  'layout shift',
  'requests',
  'kB',
  'slowest interaction (ms)',
);
row('---', '---', '---', '---', '---', '---', '---', '---');
for (const { screen, visits, interaction } of await measurePhone(isQuick ? 1 : 3)) {
  row(
    screen,
    middleOf(visits, ({ first }) => first),
    middleOf(visits, ({ largest }) => largest),
    middleOf(visits, (visit) => visit.screen),
    middleOf(visits, ({ shift }) => shift, 3),
    middleOf(visits, ({ requests }) => requests),
    middleOf(visits, ({ kilobytes }) => kilobytes),
    Math.round(interaction),
  );
}
