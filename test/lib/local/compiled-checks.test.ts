import { expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { amount } from '#test/amount.ts';
import { type JsonSchema, valueFor } from '#test/contract/arbitrary.ts';
import { fc } from '#test/made-up.ts';
import { functionEnvironment } from '#test/system/function-environment.ts';

type Schemas = Map<string, { readonly schema: z.ZodMiniType; readonly io: 'input' | 'output' }>;

// What functions store is described beside what reads it from the table.
Object.assign(process.env, functionEnvironment);
const { jsonSchema } = await import('#lib/openapi.ts');
const plain = await schemas();
// The local system in modules of its own, as its process loads it: with the compiler before any schema.
vi.resetModules();
await import('#lib/local/stack.ts');
const compiled = await schemas();

test.each([...plain])('%s says the same compiled, of whatever it is given', (name, { schema, io }) => {
  const fast = compiled.get(name)?.schema as z.ZodMiniType;
  const likely = valueFor(name, jsonSchema(schema, io) as JsonSchema, () => IDS);
  const given = fc.oneof(
    { weight: 6, arbitrary: likely },
    { weight: 3, arbitrary: likely.filter((value) => schema.safeParse(value).success) },
    { weight: 1, arbitrary: fc.anything() },
  );

  fc.assert(
    fc.property(given, fc.boolean(), (value, hasMore) => {
      const sent = hasMore ? withStrangers(value) : value;
      expect(told(fast, sent)).toStrictEqual(told(schema, sent));
    }),
    { numRuns: amount(200) },
  );

  expect(isCompiled(schema)).toBe(false);
  expect(isCompiled(fast)).toBe(!asksFirst(schema));
});

const IDS = ['1', '3', '0'.repeat(64), '01K0000000000000000000000'];

/** What the rows of the contract take and answer, and how what is stored is read. */
async function schemas(): Promise<Schemas> {
  const { contract } = await import('#contract/index.ts');
  const { kinds } = await import('#kinds/declared/all.ts');
  const all: Schemas = new Map();
  for (const [domain, routes] of Object.entries(contract)) {
    for (const [name, { input, output, form }] of Object.entries(routes)) {
      all.set(`${domain}.${name} input`, { schema: input, io: 'input' });
      all.set(`${domain}.${name} output`, { schema: output, io: 'output' });
      if (form) all.set(`${domain}.${name} form`, { schema: form, io: 'input' });
    }
  }
  for (const { declared } of kinds)
    all.set(`stored ${declared.noun}`, { schema: declared.item, io: 'input' });
  return all;
}

/** What comes of it: the value as it was read, or all that is said of what is wrong. */
function told(schema: z.ZodMiniType, value: unknown): { data: unknown } | { issues: unknown } {
  const { success, data, error } = schema.safeParse(value);
  return success ? { data } : { issues: error.issues };
}

/** Fields that no schema knows, in all that has fields: a reply must not show the table's keys. */
function withStrangers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStrangers);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  const fields = Object.entries(value as object).map(([name, field]) => [name, withStrangers(field)]);
  return Object.fromEntries([...fields, ['pk', 'NEWS#3'], ['sk', undefined], ['toString', 'a text']]);
}

/**
 * Whether a check of its own says when it is made, which the compiler does not know: of a form some fields together.
 */
const asksFirst = ({ _zod: { def } }: z.ZodMiniType): boolean =>
  def.checks?.some(({ _zod: { def } }) => def.check === 'custom' && def.when) ?? false;

/** Whether the compiler took it: what it cannot do it leaves as it is, without a word. */
const isCompiled = (schema: z.ZodMiniType): boolean => 'fallbackRun' in schema._zod.bag;
