import { deleteDatabases } from './device-store.ts';

/** The database of what a member wrote and has not been sent. */
export const outboxDatabase = (memberId: string): string => `furrow-outbox-${memberId}`;

/** Forgets all of it, and never fails. */
export const deleteOutbox = (memberId: string): Promise<unknown> => deleteDatabases(outboxDatabase(memberId));
