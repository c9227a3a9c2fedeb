/** In characters: as much of a post as stands in a line. */
const LINE = 80;

/** The beginning of a text in one line of at most so many characters, the sign that it goes on among them. */
export function shortened(text: string, most = LINE): string {
  const characters = [...text.trim().replace(/\s+/g, ' ')];
  if (characters.length <= most) return characters.join('');
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
