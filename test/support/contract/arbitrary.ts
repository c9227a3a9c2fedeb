import { pdf } from '#test/things/library/resources.ts';
import { deviceKeys } from '#test/things/notices/push.ts';
import { dayFromNow } from '#test/things/surveys/surveys.ts';
import { jpeg, noImage, png } from '../files/pictures.ts';
import { mp4 } from '../files/videos.ts';
import { fc } from '../made-up.ts';
import { hostile } from './hostile.ts';

/** A JSON schema as the API document writes it, as far as inputs use it. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema;
}

/** Ids that a field of this name could carry. */
export type IdsOf = (field: string) => readonly string[];

/** What is known to break those who take texts for granted. */
const NASTY = [
  '',
  ' ',
  '\n',
  '\u0000',
  '\u200b',
  '\u202eabc',
  '\ud800',
  '💧🌾',
  'ñandú',
  'مزرعة',
  '__proto__',
  'constructor',
  'null',
  '-1',
  '1e9',
  '999999999999999999999',
  'upload:',
  'https://a@b.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  "'; --",
  '../../etc',
  '%00',
  '{"$ne":1}',
];

const words = fc.lorem({ maxCount: 8 });
const lengths = fc.constantFrom(64, 65, 200, 201, 1_000, 20_000, 20_001, 100_001);

/** Texts as people type them, and now and then one that no one types. */
const text = fc.oneof(
  { weight: 30, arbitrary: words },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom(...NASTY) },
  {
    weight: 1,
    arbitrary: fc.tuple(lengths, fc.constantFrom('a', 'é', '💧', ' ')).map(([long, c]) => c.repeat(long)),
  },
);

/** Files that are what they say, that are not, and that break off. */
const file = fc
  .record({
    bytes: fc.oneof(
      fc.constantFrom(png, jpeg, noImage, mp4(), pdf, new Uint8Array(), png.slice(0, 20), jpeg.slice(0, -2)),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
    ),
    name: fc.constantFrom('a.png', 'a.jpg', 'a.mp4', 'a.mov', 'a.pdf', 'a.txt', 'a', '', 'ä💧.PNG'),
  })
  .map(({ bytes, name }) => new File([bytes], name));

/** Values for a field: mostly such as its schema takes. `idsOf` names things that are there. */
export function valueFor(name: string, schema: JsonSchema, idsOf: IdsOf): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(name, one, idsOf)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'binary') return file;
  if (/^categoryId$/.test(name)) return fc.oneof(fc.constantFrom('1', '3'), text);
  if (/id$|^readTo$/i.test(name))
    return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...idsOf(name)) }, text);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'number' || schema.type === 'integer')
    return fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 9 }) },
      fc.constantFrom(0, -1, 50, 51, 500, 501, 1.5, 2 ** 53, 1e300),
    );
  if (schema.type === 'array') return listOf(name, schema.items, idsOf);
  if (schema.properties) return fieldsOf(schema, idsOf);
  if (schema.additionalProperties)
    return fc.dictionary(words, valueFor(name, schema.additionalProperties, idsOf));
  if (/^month$/.test(name))
    return fc.oneof({ weight: 9, arbitrary: fc.constantFrom('2026-03', '2026-04') }, text);
  if (/^(day|date|endDate|startDate|repeatsUntil|leaveOut)$/.test(name))
    return fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('2026-03-09', '2026-04-30', '2026-02-30') },
      text,
    );
  if (/^until$/.test(name))
    return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...[0, 7, 300].map(dayFromNow)) }, text);
  if (/^time$/.test(name)) return fc.oneof({ weight: 9, arbitrary: fc.constantFrom('00:00', '23:59') }, text);
  if (/^at$/.test(name))
    return fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('2026-03-09T08:00:00Z', '2026-02-30T08:00:00.5Z') },
      text,
    );
  if (/^endTime$/.test(name))
    return fc.oneof(fc.constantFrom('00:00', '23:59'), { weight: 9, arbitrary: fc.nat().map(String) }, text);
  if (/Time$/.test(name)) return fc.oneof({ weight: 9, arbitrary: fc.nat().map(String) }, text);
  // Few, so that what is chosen is often one of what there is.
  if (/^(option|answer|choice)$/.test(name))
    return fc.oneof({ weight: 9, arbitrary: fc.constantFrom('Yes', 'No', 'Maybe') }, text);
  if (/category/i.test(name)) return fc.oneof(fc.constantFrom('Nature', 'Farmers', 'People'), text);
  if (/^email$/.test(name)) return fc.oneof({ weight: 9, arbitrary: fc.emailAddress() }, text);
  if (/^endpoint$/.test(name))
    return fc.oneof(
      { weight: 9, arbitrary: fc.nat(9).map((n) => `https://fcm.googleapis.com/fcm/send/${n}`) },
      fc.webUrl(),
      text,
    );
  if (/^agent$/.test(name)) return fc.oneof(fc.constant('Mozilla/5.0 (Android) Firefox/130'), text);
  if (/^p256dh$/.test(name)) return fc.oneof({ weight: 9, arbitrary: fc.constant(deviceKeys.p256dh) }, text);
  if (/^auth$/.test(name)) return fc.oneof({ weight: 9, arbitrary: fc.constant(deviceKeys.auth) }, text);
  if (/^(zone|timeZone)$/.test(name))
    return fc.oneof({ weight: 9, arbitrary: fc.constantFrom('Africa/Nairobi', 'Mars/Base') }, text);
  if (/link/i.test(name)) return fc.oneof(fc.webUrl(), text);
  if (/order|page/i.test(name))
    return fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 9 }).map(String) }, text);
  return text;
}

/** Whatever comes to mind, and what is known to break those who take objects for granted. */
const anything = (): fc.Arbitrary<unknown> =>
  fc.oneof(fc.anything({ maxDepth: 2, withNullPrototype: false }), fc.constantFrom(...hostile));

/** Lists: each of them mostly such as its schema takes. */
function listOf(name: string, items: JsonSchema = {}, idsOf: IdsOf): fc.Arbitrary<unknown[]> {
  const one = fc.oneof(
    { weight: 39, arbitrary: valueFor(name.replace(/s$/, ''), items, idsOf) },
    { weight: 1, arbitrary: anything() },
  );
  return fc.array(one, { maxLength: 3 });
}

/** The fields of an object: mostly such as its schema takes; one in ten is something else altogether. */
export function fieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  idsOf: IdsOf,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const value = fc.oneof(
      { weight: 39, arbitrary: valueFor(name, schema, idsOf) },
      { weight: 1, arbitrary: anything() },
    );
    return [name, required.includes(name) ? fc.option(value, { freq: 30, nil: undefined }) : value] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}
