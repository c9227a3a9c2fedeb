import { type Contact, sampleContacts } from './samples.ts';

export type { Contact } from './samples.ts';

/** Whom the member writes with, and what was said: so far examples, and the screens say so. */
export const useContacts = (): readonly Contact[] => sampleContacts;
