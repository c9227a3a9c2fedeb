import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, test } from 'vitest';
import { readers } from '#kinds/authorize.ts';
import { kinds } from '#kinds/declared/all.ts';
import { beginningOf, kindAt } from '#kinds/kind-at.ts';
import { type AnyKind, RecordKind } from '#kinds/record/record.ts';
import { pages, withoutPage } from '#lib/operations/moderation/page.ts';
import { rules } from '#lib/operations/restore/partitions.ts';
import { thingOf } from '#lib/operations/restore/things.ts';

const DECLARED = 'functions/kinds/declared';

test('every kind that is declared is in all.ts, by which the worker and operations know it', async () => {
  const modules = await Promise.all(
    readdirSync(DECLARED).map((file) => import(pathToFileURL(`${DECLARED}/${file}`).href)),
  );
  const declared = modules
    .flatMap((module) => Object.values(module))
    .filter((one) => one instanceof RecordKind);

  expect(new Set(kinds)).toEqual(new Set(declared));
});

/** What lies in the table of one of a kind. */
function itemOf(kind: AnyKind) {
  const { within } = kind.declared;
  const place = { id: 'one', ...(within && { [within.as]: 'place' }) };
  return { ...kind.key(place), ...place, title: 'One', creator: 'ada' };
}

/** What the item of a kind says itself: with a parent it is read as that is. */
const fieldsOf = (kind: AnyKind) => (kind.declared.item as unknown as { shape: object }).shape;

describe.each(kinds.map((kind) => ({ noun: kind.declared.noun, kind })))('a $noun', ({ noun, kind }) => {
  const { pk, sk } = beginningOf(kind);
  const isPart = noun === 'material'; // comes back with its lesson, whose id its own begins with

  test('may be read by somebody', () => {
    const isSaid = pk in readers || 'parent' in fieldsOf(kind);

    expect(isSaid, `functions/kinds/authorize.ts does not say who reads a ${noun}: ${pk}: 'everyone'`).toBe(
      true,
    );
  });

  test('goes back with the table', () => {
    const said = `lib/operations/restore/partitions.ts has no rule for a ${noun}: add ${pk} to 'data'`;

    expect(rules[pk], said).toBe('data');
  });

  test('is brought back by itself, or with what it is in', () => {
    const thing = thingOf(marshall(itemOf(kind)));
    if (isPart) return expect(thing).toBeUndefined();
    const said = `lib/operations/restore/things.ts does not know a ${noun}: ${pk}: '${noun}' in \`rows\``;

    expect(thing?.kind, said).toBe(noun);
    expect(thing?.within).toBe(kind.declared.within && 'place');
  });

  test('is found among what a member made, by its key alone', () => {
    expect(kindAt(kind.key(itemOf(kind)))).toBe(kind);
    expect(kindAt({ pk, sk: `${sk.slice(0, 1)}~` })).toBeUndefined();
  });

  test('is taken away by an address, or by what it is in', () => {
    const isSaid = noun in pages || withoutPage.includes(noun);

    expect(
      isSaid,
      `lib/operations/moderation/page.ts has neither an address of a ${noun} nor \`withoutPage\``,
    ).toBe(true);
  });
});
