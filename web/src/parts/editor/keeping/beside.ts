import * as z from 'zod/mini';
import { openBroadcast } from '#web/lib/tabs/broadcast.ts';

/** Tabs of this origin tell each other here which draft has another one beside it. */
const Message = z.object({
  /** Of the draft. */
  id: z.string(),
  /** It was opened: whoever has one beside it says so again. */
  isOpened: z.optional(z.boolean()),
});

/**
 * Says in the tab that shows a draft when another tab writes one that began as the same, or in its place. Where a browser
 * has no channels, only the one that became another draft says so.
 */
export function openBeside(id: () => string, heard: () => void) {
  /** Ids of the drafts beside which this tab has one. */
  const others = new Set<string>();
  const channel = openBroadcast('furrow-drafts', Message, ({ id: other, isOpened }) => {
    if (isOpened && others.has(other)) channel?.tell({ id: other });
    if (!isOpened && other === id()) heard();
  });
  channel?.tell({ id: id(), isOpened: true });
  return {
    tell(other: string): void {
      others.add(other);
      channel?.tell({ id: other });
    },
    close: () => channel?.close(),
  };
}
