/** What the export's log says when a day's is whole: an alarm waits for it. */
export const EXPORTED = 'all accounts are exported';
