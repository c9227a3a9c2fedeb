/** The log line of a whole list: an alarm waits for it. */
export const EXPORTED = 'all accounts are exported';
