import { readFileSync, writeFileSync } from 'node:fs';
import { readMeasured } from '#lib/operations/scale/measured.ts';
import { withTables } from '#lib/operations/scale/page.ts';
import processorTime from '../lib/operations/scale/processor-time.json' with { type: 'json' };

const [page, accessPatterns] = ['docs/scale.md', 'docs/access-patterns.md'];
const measured = readMeasured(readFileSync(accessPatterns, 'utf8'), processorTime);
writeFileSync(page, withTables(readFileSync(page, 'utf8'), measured));
console.log(`${page} says what ${accessPatterns} and the prices of today come to.`);
