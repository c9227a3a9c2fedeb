/** Bytes of a line, without its end (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;
// Next line, the separators of lines and paragraphs, tabs down, page ends and what parts records: readers split a
// file's lines at them, too.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const LINE_END = /\r\n|[\n\r\u000b\u000c\u001c-\u001e\u0085\u2028\u2029]/g;

/** What else no text may hold (RFC 5545, 3.3.11), and halves of letters, which have no bytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f\u007f]|\p{Surrogate}/gu;

/** A value of iCalendar's type TEXT. */
export const textValue = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_END, '\\n')
    .replace(NO_TEXT, '\ufffd');

/** The content lines of an iCalendar file. A long one goes on in a further line, which begins with a space. */
export const contentLines = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join('');

function folded(line: string): string {
  let [text, bytes] = ['', 0];
  // By letters: none ends within one.
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > MAX_LINE_BYTES) [text, bytes] = [`${text}\r\n `, 1];
    text += letter;
    bytes += size;
  }
  return text;
}
