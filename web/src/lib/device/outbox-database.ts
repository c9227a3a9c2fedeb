import { deleteDatabases, deviceStore, settled } from './device-store.ts';

/** The database of what a member wrote and has not been sent. */
const outboxDatabase = (memberId: string): string => `furrow-outbox-${memberId}`;

/** One store, by id. */
export const outboxStore = (memberId: string) =>
  deviceStore(outboxDatabase(memberId), 'entries', { keyPath: 'id' });

/** After a log-out the database's name would still tell who was here. It stays while it holds what is unsent. */
export const forgetOutbox = (memberId: string): Promise<unknown> =>
  outboxStore(memberId)('readonly', (store) => settled<{ state: string }[]>(store.getAll()))
    .then((entries) => entries.every(({ state }) => state === 'sent') && deleteOutbox(memberId))
    .catch(() => undefined);

/** Forgets all of it, and never fails. */
export const deleteOutbox = (memberId: string): Promise<unknown> => deleteDatabases(outboxDatabase(memberId));
