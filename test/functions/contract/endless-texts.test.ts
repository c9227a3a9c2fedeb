import { expect, test } from 'vitest';
import { amount } from '#test/amount.ts';
import { busyWith } from '#test/busy.ts';
import { endlessTexts, MEGABYTES, rowsWithFields } from '#test/files/endless.ts';

const texts = Object.entries(endlessTexts(amount(MEGABYTES)));

test.each(rowsWithFields)('no text keeps $name busy, however long', async ({ route, inPath, fields }) => {
  for (const schema of new Set([route.input, route.form ?? route.input])) {
    for (const field of [...inPath, ...fields]) {
      for (const [kind, text] of texts) {
        let refused: unknown[] = [];
        const spent = await busyWith(() => {
          refused = schema.safeParse({ [field]: text }).error?.issues.map(({ path }) => path[0]) ?? [];
        });
        expect([field, kind, refused.includes(field)]).toEqual([field, kind, true]);
        expect(spent).toBeLessThan(1000);
      }
    }
  }
});
