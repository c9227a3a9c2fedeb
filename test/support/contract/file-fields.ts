import type { UploadFolder } from '#contract/fields/upload-kinds.ts';
import { contract } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { jsonSchema } from '#lib/openapi.ts';

/** A field of a row that takes a file. */
export interface FileField extends Pick<Route, 'method' | 'path'> {
  /** `news.createNews` */
  readonly row: string;
  readonly field: string;
  readonly kind: UploadFolder;
  /** All fields of the row. */
  readonly inputs: readonly string[];
}

/** Of several of a kind each field has its number. */
const kindOf = (field: string) => field.replace(/\d$/, '') as UploadFolder;

/** Every field of every row that takes a file. */
export const fileFields: readonly FileField[] = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).flatMap(([name, { method, path, input }]) => {
    const { properties = {} } = jsonSchema(input, 'input') as { properties?: Record<string, unknown> };
    const inputs = Object.keys(properties);
    return inputs
      .filter((field) => JSON.stringify(properties[field]).includes('"binary"'))
      .map((field) => ({ row: `${domain}.${name}`, method, path, field, kind: kindOf(field), inputs }));
  }),
);
