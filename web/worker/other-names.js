/*
 * One changed word gives most files of a build new names, as they name each other by hashes. Such a file need not be
 * fetched: it is another build's with the names of this one, and its digest tells whether that is so.
 */

const NAME = /([\w.-]+)-[\w-]{7}(\.\w+)/g;

/** The names of files, by what stays of each when its hash changes. */
export const namesOf = (paths) =>
  Object.fromEntries([...String(paths).matchAll(NAME)].map(([name, start, end]) => [start + end, name]));

export const withNames = (text, names) =>
  text.replace(NAME, (name, start, end) => names[start + end] ?? name);
