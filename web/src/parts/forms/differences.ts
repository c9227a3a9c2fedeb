import { messages } from './messages.ts';

/** What another device saved otherwise than it is typed here. */
export function differencesOf<Name extends string>(
  typed: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<Name, string>>,
  /** What is saved is called, where that is not what is compared. */
  names: Readonly<Record<string, unknown>> = {},
): { label: string; text: string }[] {
  return Object.entries<string>(labels)
    .filter(([name]) => typed[name] !== now[name])
    .map(([name, label]) => ({ label, text: wordsOf(names[name] ?? now[name]) }));
}

const wordsOf = (value: unknown) =>
  typeof value === 'boolean' ? (value ? messages.yes : messages.no) : String(value ?? '');
