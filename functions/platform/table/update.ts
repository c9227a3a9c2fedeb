import type { Key } from './keys.ts';
import type { Action } from './transaction.ts';

export type Added = Readonly<Record<string, number | ReadonlySet<number> | ReadonlySet<string>>>;
export type Taken = Readonly<Record<string, ReadonlySet<number>>>;

export interface Changes {
  /** Set to these values; undefined removes. */
  readonly set?: Record<string, unknown>;
  /** Set only where the item has no value. */
  readonly fill?: Record<string, unknown>;
  /** Numbers that are added to numbers, and sets to sets. */
  readonly add?: Added;
  /** Numbers that are taken out of a set of numbers. */
  readonly take?: Taken;
}

/** An update of single attributes. Any name is allowed, also a reserved word. */
export function update(
  key: Key,
  { set = {}, fill = {}, add = {}, take = {} }: Changes,
): NonNullable<Action['update']> {
  const present = Object.keys(set).filter((name) => set[name] !== undefined);
  const gone = Object.keys(set).filter((name) => set[name] === undefined);
  const filled = Object.keys(fill).filter((name) => fill[name] !== undefined && !(name in set));
  const clauses = {
    SET: [
      ...present.map((name) => `#${name} = :${name}`),
      ...filled.map((name) => `#${name} = if_not_exists(#${name}, :${name})`),
    ],
    ADD: Object.keys(add).map((name) => `#${name} :${name}`),
    DELETE: Object.keys(take).map((name) => `#${name} :${name}`),
    REMOVE: gone.map((name) => `#${name}`),
  };
  const names = [...present, ...gone, ...filled, ...Object.keys(add), ...Object.keys(take)];
  const values = Object.entries({ ...fill, ...set, ...add, ...take }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    Key: key,
    UpdateExpression: Object.entries(clauses)
      .filter(([, parts]) => parts.length > 0)
      .map(([clause, parts]) => `${clause} ${parts.join(', ')}`)
      .join(' '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    // DynamoDB refuses an empty map of values, which an update that only removes would have.
    ...(values.length > 0 && {
      ExpressionAttributeValues: Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])),
    }),
  };
}
