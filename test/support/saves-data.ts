import { vi } from 'vitest';

/** A browser whose member saves data, or does not. */
export const savesData = (saveData = true) =>
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: { saveData } }, onLine: { value: true } }),
  );
