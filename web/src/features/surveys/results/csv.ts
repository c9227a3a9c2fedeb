/**
 * What spreadsheets read as the beginning of a formula: some of them pass over line ends, and know signs in full width.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Spreadsheets take a file for UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a CSV file (RFC 4180). A text that a spreadsheet would calculate gets an apostrophe, and stays a text. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');

function fieldOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
