import { isDeepStrictEqual } from 'node:util';

/** The expressions that the product sends to the table, carried out on an item in memory. */

export type Item = Readonly<Record<string, unknown>>;

export interface Expressions {
  readonly UpdateExpression?: string;
  readonly ConditionExpression?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>>;
}

const TOKENS = /<=|>=|[()=<>,]|[#:]?[\w-]+/g;

/** Whether the condition holds for the item; throws for an expression that is not understood. */
export function holds(given: Expressions, item: Item = {}): boolean {
  const { ConditionExpression: text } = given;
  if (text === undefined) return true;
  const tokens = text.match(TOKENS) ?? [];
  const next = () => tokens.shift() ?? '';
  const isNext = (token: string) => tokens[0] === token && tokens.shift() !== undefined;
  const either = (): boolean => {
    let result = both();
    while (isNext('OR')) result = both() || result;
    return result;
  };
  const both = (): boolean => {
    let result = single();
    while (isNext('AND')) result = single() && result;
    return result;
  };
  const bracketed = <Result>(inside: () => Result): Result => {
    const result = inside();
    if (!isNext(')')) throw notUnderstood(text);
    return result;
  };
  const single = (): boolean => {
    if (isNext('(')) return bracketed(either);
    const first = next();
    if (isNext('(')) {
      const exists = read(bracketed(next), given, item) !== undefined;
      if (first === 'attribute_exists') return exists;
      if (first === 'attribute_not_exists') return !exists;
      throw notUnderstood(text);
    }
    return compare(read(first, given, item), next(), read(next(), given, item), text);
  };
  const result = either();
  if (tokens.length > 0) throw notUnderstood(text);
  return result;
}

function compare(left: unknown, sign: string, right: unknown, text: string): boolean {
  if (sign === '=') return isDeepStrictEqual(left, right);
  if (left === undefined) return false;
  const [a, b] = [left as number, right as number];
  if (sign === '<') return a < b;
  if (sign === '<=') return a <= b;
  if (sign === '>') return a > b;
  if (sign === '>=') return a >= b;
  throw notUnderstood(text);
}

/** The item after the update. */
export function updated(given: Expressions, before: Item): Item {
  const { UpdateExpression: text = '' } = given;
  const after: Record<string, unknown> = { ...before };
  const [, ...clauses] = text.split(/(?:^|\s+)(SET|ADD|DELETE|REMOVE)\s+/);
  for (let at = 0; at < clauses.length; at += 2) {
    for (const part of (clauses[at + 1] ?? '').split(/,\s*(?![^(]*\))/)) {
      const [left = '', ...right] = part.match(TOKENS) ?? [];
      const name = nameOf(left, given);
      if (clauses[at] === 'REMOVE') delete after[name];
      else if (clauses[at] === 'SET') after[name] = assigned(part, given, before);
      else after[name] = counted(clauses[at] === 'ADD', after[name], read(right[0] ?? '', given, before));
    }
  }
  return after;
}

function assigned(part: string, given: Expressions, item: Item): unknown {
  const [, from = ''] = part.split(/\s*=\s*/);
  const [, old, otherwise] = /^if_not_exists\((\S+), (\S+)\)$/.exec(from) ?? [];
  if (old && otherwise) return read(old, given, item) ?? read(otherwise, given, item);
  const [first = '', sign, second] = from.trim().split(' ');
  const value = read(first, given, item);
  if (sign === undefined) return value;
  if (sign !== '-' || second === undefined) throw notUnderstood(part);
  return Number(value) - Number(read(second, given, item));
}

/** A set that becomes empty is no attribute any more. */
function counted(isMore: boolean, old: unknown, change: unknown): unknown {
  if (typeof change === 'number') return Number(old ?? 0) + change;
  const left = new Set(old as Set<unknown> | undefined);
  for (const each of change as Set<unknown>) isMore ? left.add(each) : left.delete(each);
  return left.size > 0 ? left : undefined;
}

const nameOf = (token: string, { ExpressionAttributeNames: names = {} }: Expressions): string =>
  token.startsWith('#') ? (names[token] ?? token) : token;

function read(token: string, given: Expressions, item: Item): unknown {
  if (token.startsWith(':')) return given.ExpressionAttributeValues?.[token];
  return item[nameOf(token, given)];
}

const notUnderstood = (text: string) => new Error(`The table in memory does not understand “${text}”.`);
