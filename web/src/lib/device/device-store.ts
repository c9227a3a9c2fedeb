import { withinLimit } from '#web/lib/time-limit.ts';

/**
 * One store of this device's own database, on IndexedDB. Each use is one transaction, and throws where the browser
 * refuses it: by a setting, in a private window, or because it is full.
 */
export function deviceStore(database: string, name: string, options?: IDBObjectStoreParameters) {
  const open = () => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(name, options);
    return settled(request);
  };
  return async <Result>(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> => {
    const opened = await open();
    try {
      const transaction = opened.transaction(name, mode);
      const [result] = await Promise.all([run(transaction.objectStore(name)), done(transaction)]);
      return result;
    } finally {
      opened.close();
    }
  };
}

/** Inside of a transaction, nothing else may be awaited. */
export const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A full disk shows only when the transaction is committed. */
const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Milliseconds that a log-out waits for a tab that the browser put to sleep in the midst of writing. */
const DELETE_TIME_LIMIT_MS = 3000;

/** Deletes whole databases, and never fails. An emptied store would go on taking room. */
export const deleteDatabases = (...names: string[]): Promise<unknown> =>
  withinLimit(() => Promise.all(names.map((name) => settled(indexedDB.deleteDatabase(name)))), {
    limit: DELETE_TIME_LIMIT_MS,
  }).catch(() => undefined);
