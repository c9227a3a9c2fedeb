import type { NewThing } from '#web/parts/sync/queue/thing.ts';

/** What a thing says, without the names by which the API knows its parts. */
export const textsOf = ({ title, steps }: NewThing): unknown[] => [
  title,
  ...steps.flatMap(({ input }) => saidIn(input).filter((said) => said !== title)),
];

/** As deep as it lies: the answers of a test each have the id of their question. */
function saidIn(input: unknown): unknown[] {
  if (typeof input !== 'object' || input === null) return [input];
  return Object.entries(input).flatMap(([name, said]) =>
    /^(id|.+Id|endTime|type)$/.test(name) ? [] : saidIn(said),
  );
}
