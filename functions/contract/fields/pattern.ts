/**
 * A regular expression that is compiled when it is first used. One with Unicode properties takes up to a millisecond,
 * also in a cold start that never uses it.
 */
export function pattern(source: string, flags: string): () => RegExp {
  let made: RegExp | undefined;
  return () => (made ??= new RegExp(source, flags));
}
