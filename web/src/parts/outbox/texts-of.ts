import type { NewThing } from './thing.ts';

/** What a thing says, without the names by which the API knows its parts. */
export const textsOf = ({ title, steps }: NewThing): unknown[] => [
  title,
  ...steps.flatMap(({ input }) =>
    Object.entries(input).flatMap(([name, said]) =>
      said === title || /^(id|.+Id|endTime)$/.test(name) ? [] : [said],
    ),
  ),
];
