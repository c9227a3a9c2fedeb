/** In characters: as much of a post as stands in a line. */
const TITLE_LENGTH = 80;

export function shortened(text: string): string {
  const characters = [...text.trim().replace(/\s+/g, ' ')];
  if (characters.length <= TITLE_LENGTH) return characters.join('');
  return `${characters
    .slice(0, TITLE_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
