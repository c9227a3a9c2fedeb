/** A browser's IndexedDB with one store each, as far as the site uses it; `refuses` makes each use of it fail. */
export function aDevice() {
  const databases = new Map<string, Map<unknown, unknown>>();
  const device = { refuses: false, open };

  function open(name: string) {
    const records = databases.get(name) ?? new Map();
    databases.set(name, records);
    const store = {
      get: (key: unknown) => request(() => records.get(key)),
      getAll: () => request(() => [...records.values()]),
      put: (value: { id: string } | File, key = (value as { id: string }).id) =>
        request(() => records.set(key, value instanceof File ? value : structuredClone(value))),
      delete: (key: unknown) => request(() => records.delete(key)),
    };
    return request(() => {
      if (device.refuses)
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      return { transaction, close: () => undefined };
    });

    function transaction() {
      const made = { objectStore: () => store, oncomplete: () => undefined };
      setTimeout(() => made.oncomplete());
      return made;
    }
  }
  return device;
}

function request(act: () => unknown) {
  const made: { result?: unknown; error?: unknown; onsuccess?: () => void; onerror?: () => void } = {};
  queueMicrotask(() => {
    try {
      made.result = act();
      made.onsuccess?.();
    } catch (error) {
      made.error = error;
      made.onerror?.();
    }
  });
  return made;
}
