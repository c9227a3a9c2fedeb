/** What a member is called who has told no name, or is gone. */
const NOBODY = 'anonymous';

/** The first letters of the first and the last word of a name; empty where there is none to take. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/);
  if (words.join(' ') === NOBODY) return '';
  // By characters: half of a pair would be none, and some capitals are two letters.
  const letters = words.flatMap((word) =>
    [...(/[\p{L}\p{N}]/u.exec(word)?.[0].toLocaleUpperCase() ?? '')].slice(0, 1),
  );
  return [letters[0], ...letters.slice(1).slice(-1)].join('');
}
