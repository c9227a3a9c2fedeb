import { type ReactNode, useState } from 'react';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import type { Other } from './chat.tsx';

// Not the common one, which the bundler would move into what the news load.
const ReportDialog = lazyPart(
  async () => (await import('#web/parts/reports/report-dialog.tsx')).ReportDialog,
);

/** Reports the other one of a chat: `ask` asks why, in a dialog that the caller renders. */
export function useReporting({ id = '', name }: Other): { ask: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const of = { on: 'user', id, title: name, to: `/profile/${id}` } as const;
  return {
    ask: () => setOpen(true),
    dialog: isOpen && <ReportDialog of={of} onClose={() => setOpen(false)} />,
  };
}
