/** Where a member sees what waits to be sent. */
export const UNSENT = '/unsent';
