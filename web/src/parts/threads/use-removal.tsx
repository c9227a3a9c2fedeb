import { useState } from 'react';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import type { NewEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { messages } from './messages.ts';
import { useHandIn } from './use-hand-in.ts';

/** Asks before what was written is deleted, and hands the entry that `make` makes for it to the outbox. */
export function useRemoval<Row>(
  { done, ...texts }: { readonly title: string; readonly text: string; readonly done: string },
  make: (row: Row) => NewEntry,
) {
  const [removing, ask] = useState<Row>();
  const handIn = useHandIn();
  const remove = (row: Row) => {
    ask(undefined);
    void handIn(make(row), done);
  };
  const dialog = removing && (
    <Confirm
      {...texts}
      removesOpener
      confirmLabel={messages.remove}
      onConfirm={() => remove(removing)}
      onCancel={() => ask(undefined)}
    />
  );
  return { ask, dialog };
}
