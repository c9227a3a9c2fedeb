/** Most characters of a name in a sentence, so that the rest of the sentence is read too. */
const MAX_NAME_LENGTH = 60;

/** A name in a sentence that is shown for a moment; its own page shows it whole. */
export function shortName(name: string): string {
  const characters = [...name];
  return characters.length > MAX_NAME_LENGTH
    ? `${characters
        .slice(0, MAX_NAME_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : name;
}
