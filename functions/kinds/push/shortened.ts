/** In characters: as much as a lock screen shows. */
const LONGEST = 140;

export function shortened(text: string): string {
  const characters = [...text.trim().replace(/\s+/g, ' ')];
  return characters.length <= LONGEST ? characters.join('') : `${characters.slice(0, LONGEST - 1).join('')}…`;
}
