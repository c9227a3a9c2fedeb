/** How many characters of a name a sentence has room for: what happened to it is to be read too. */
const MAX_NAME_LENGTH = 60;

/** A name in a sentence that is shown for a moment; its own page has all of it. */
export function shortName(name: string): string {
  const characters = [...name];
  return characters.length > MAX_NAME_LENGTH
    ? `${characters
        .slice(0, MAX_NAME_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : name;
}
