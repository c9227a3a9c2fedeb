/** A small picture that comes with a large one: cut to a square of 108 px, it is sharp with three pixels for each. */
export const smallPicture = {
  /** Longest edge, in pixels. */
  longestEdge: 480,
  /** Bytes. */
  largest: 40_000,
} as const;

/**
 * Name or path of the small picture that was stored with a large one; undefined where there is none. The name of the
 * large one says it by a second extension: beside `a.webp.jpg` stands `a.webp`.
 */
export const smallNameOf = (name: string): string | undefined =>
  /^(.+\.(?:webp|jpg|png))\.(?:jpg|png)$/.exec(name)?.[1];

/** The same, or the large one where there is none. */
export const smallestOf = (name: string): string => smallNameOf(name) ?? name;

/** A file's path, after that of its small picture where it has one. */
export function pathsOf(path: string): string[] {
  const small = smallNameOf(path);
  return small === undefined ? [path] : [small, path];
}
