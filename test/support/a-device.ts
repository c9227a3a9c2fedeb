/** Turns in which whoever was answered may ask for more, before a transaction is over. */
const TURNS = 10;

/**
 * A browser's IndexedDB with one store each, as far as the site uses it: one transaction after the other, by no timer,
 * as a test may hold those. `refuses` makes each use of it fail, and `isFull` each write,
 * until a file or a database with something in it is deleted.
 */
export function aDevice() {
  const databases = new Map<string, Map<unknown, unknown>>();
  const device = { refuses: false, isFull: false, open, deleteDatabase, databases: list };
  let last: Promise<void> = Promise.resolve();

  function open(name: string) {
    const records = databases.get(name) ?? new Map();
    databases.set(name, records);
    return request(() => {
      if (device.refuses)
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      return { transaction: () => transaction(records), close: () => undefined };
    });
  }

  async function list() {
    return [...databases.keys()].map((name) => ({ name }));
  }

  function deleteDatabase(name: string) {
    const records = databases.get(name);
    databases.delete(name);
    return request(() => {
      if (records && records.size > 0) device.isFull = false;
      records?.clear();
    }, last);
  }

  function transaction(records: Map<unknown, unknown>) {
    const before = last;
    let pending = 0;
    const ask = (act: () => unknown) => {
      pending += 1;
      return request(act, before, () => {
        pending -= 1;
      });
    };
    const store = {
      get: (key: unknown) => ask(() => records.get(key)),
      getAll: () => ask(() => [...records.values()]),
      put: (value: Blob | { id?: string }, key?: string) =>
        ask(() => {
          if (device.isFull) throw new DOMException('full', 'QuotaExceededError');
          return value instanceof Blob
            ? records.set(key, value)
            : records.set(key ?? value.id, structuredClone(value));
        }),
      delete: (key: unknown) =>
        ask(() => {
          if (records.get(key) instanceof Blob) device.isFull = false;
          return records.delete(key);
        }),
    };
    const made = { objectStore: () => store, oncomplete: () => undefined };
    const run = async () => {
      await before;
      for (let turn = 0; turn < TURNS; turn = pending > 0 ? 0 : turn + 1) await undefined;
      made.oncomplete();
    };
    last = run();
    return made;
  }
  return device;
}

function request(act: () => unknown, before: Promise<void> = Promise.resolve(), after = () => {}) {
  const made: { result?: unknown; error?: unknown; onsuccess?: () => void; onerror?: () => void } = {};
  void before.then(() => {
    try {
      made.result = act();
      made.onsuccess?.();
    } catch (error) {
      made.error = error;
      made.onerror?.();
    }
    after();
  });
  return made;
}
