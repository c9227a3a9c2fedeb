import { CognitoError, invalidParameter } from './errors.ts';

/** A request's parsed JSON, unchecked. */
export type Input = Readonly<Record<string, unknown>>;

interface Constraint {
  readonly max?: number;
  readonly pattern?: RegExp;
}

const memberName = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const violation = (name: string, rule: string) =>
  invalidParameter(
    `1 validation error detected: Value at '${memberName(name)}' failed to satisfy constraint: Member must ${rule}`,
  );

const wrongType = () => new CognitoError('SerializationException', 'Unexpected value type in the request.');

/** A required text; throws the validation error that AWS services share when it is missing or breaks a constraint. */
export function readText(input: Input, name: string, constraint: Constraint = {}): string {
  const value = input[name] ?? undefined;
  if (value === undefined) throw violation(name, 'not be null');
  if (typeof value !== 'string') throw wrongType();

  const { max = 2048, pattern } = constraint;
  if (value.length > max) throw violation(name, `have length less than or equal to ${max}`);
  if (pattern && !pattern.test(value)) {
    throw violation(name, `satisfy regular expression pattern: ${pattern.source.slice(1, -1)}`);
  }
  if (value === '') throw violation(name, 'have length greater than or equal to 1');
  return value;
}

/** The pool ignores case, and Cognito returns names in lower case, so lower case is the only form stored. */
export function readUsername(input: Input): string {
  return readText(input, 'Username', { max: 128, pattern: /^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u }).toLowerCase();
}

export function readCode(input: Input, name: string): string {
  return readText(input, name, { pattern: /^[\S]+$/ });
}

/** A map of texts, such as AuthParameters or ClientMetadata; empty when missing. */
export function readMap(input: Input, name: string): Record<string, string> {
  const value = input[name] ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) throw wrongType();
  const entries = Object.entries(value);
  if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) throw wrongType();
  return Object.fromEntries(entries);
}

/** A required entry of AuthParameters or ChallengeResponses. */
export function requireParameter(parameters: Input, name: string): string {
  const value = parameters[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalidParameter(`Missing required parameter ${name}`);
}

/** A list of `{ Name, Value }`, such as UserAttributes; empty when missing. A repeated name keeps its last value. */
export function readPairs(input: Input, name: string): Record<string, string> {
  const list = input[name] ?? [];
  if (!Array.isArray(list)) throw wrongType();
  return Object.fromEntries(list.map(readPair));
}

function readPair(pair: unknown): [string, string] {
  if (typeof pair !== 'object' || pair === null) throw wrongType();
  const { Name: name, Value: value = '' } = pair as Input;
  if (typeof name !== 'string' || typeof value !== 'string') throw wrongType();
  return [name, value];
}
