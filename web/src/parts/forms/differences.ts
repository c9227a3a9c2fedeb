import { messages } from './messages.ts';

/** Fields that another device saved with another value than the typed one. */
export function differencesOf<Name extends string>(
  typed: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<Name, string>>,
  /** The name of a saved value, where that is not what is compared. */
  names: Readonly<Record<string, unknown>> = {},
): { label: string; text: string }[] {
  return Object.entries<string>(labels)
    .filter(([name]) => typed[name] !== now[name])
    .map(([name, label]) => ({ label, text: wordsOf(names[name] ?? now[name]) }));
}

const wordsOf = (value: unknown) =>
  typeof value === 'boolean' ? (value ? messages.yes : messages.no) : String(value ?? '');
