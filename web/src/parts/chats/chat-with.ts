/** The field of the messenger's query that names who to write to. */
export const WITH = 'with';

/** Leads to the chat with a member, which begins there where there is none. */
export const chatWith = (userId: string): string => `/messenger?${new URLSearchParams({ [WITH]: userId })}`;
