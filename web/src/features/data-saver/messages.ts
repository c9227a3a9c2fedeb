/** Texts of the data saver. */
export const messages = {
  title: 'Data saver',
  save: 'Save data',
  hint: 'Pictures and videos wait for a tap, which shows what they cost. Nothing is loaded ahead.',
  spent: 'Spent this month',
  total: (size: string) => `${size} so far, counted on this device alone.`,
  nothing: 'Nothing so far.',
  days: 'By day',
};
