import { useEffect, useMemo } from 'react';
import { useEntry } from '#web/parts/sync/queue/use-outbox.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import type { Outcomes } from './outcomes.ts';
import { Save } from './save.ts';

/** `isHeld`: typing stops what waits, and does not take it back. */
export const useSave = <Saved>(id: string, isHeld = false): Save<Saved> =>
  useMemo(() => new Save(id, isHeld), [id, isHeld]);

/**
 * Notifies a form, while it is open, of the results of its save: also of one that an earlier visit left in the outbox,
 * or that is sent later.
 */
export function useOutcomes<Saved>(save: Save<Saved>, outcomes: Outcomes<Saved>): void {
  const entry = useEntry(save.id);
  const { name } = useDevice();
  useEffect(() => save.setOutcomes(outcomes, name));
  useEffect(() => save.open(), [save]);
  useEffect(() => save.onEntry(entry), [save, entry]);
}
