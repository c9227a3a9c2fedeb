/**
 * A pattern that is made when it is first asked for. One that speaks of Unicode's properties takes up to a millisecond to
 * read, where it is written as a pattern also in a cold start that never asks for it.
 */
export function pattern(source: string, flags: string): () => RegExp {
  let made: RegExp | undefined;
  return () => (made ??= new RegExp(source, flags));
}
