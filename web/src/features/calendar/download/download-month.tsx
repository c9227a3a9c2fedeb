import { CalendarArrowDown } from 'lucide-react';
import { useState } from 'react';
import type { EventDay } from '#contract/events/events.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { saveFile } from '#web/lib/media/save-file.ts';
import { messages as calendar } from '../messages.ts';
import { messages } from '../month/messages.ts';
import type { Scope } from '../scopes.ts';
import { Subscribe } from '../subscribe/subscribe.tsx';

interface DownloadMonthProps {
  scope: Scope;
  month: string;
  /** Only what the API has: unsent events are in no file. */
  days: readonly EventDay[] | undefined;
  unsent: number;
}

/**
 * Gives the member a file of the month for other calendars, and an address. Its code is loaded with the first press.
 */
export function DownloadMonth({ scope, month, days, unsent }: DownloadMonthProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (!days) return;
    setBusy(true);
    try {
      const { monthFile, monthFileName } = await loadChunk(() => import('./month-file.ts'));
      const file = new Blob([monthFile(scope, month, days)], { type: 'text/calendar;charset=utf-8' });
      saveFile(file, monthFileName(scope, month));
    } catch (error) {
      toastFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="cal-foot cluster gap-3">
      <Button
        small
        icon={<CalendarArrowDown />}
        busy={isBusy}
        busyText={messages.making}
        disabled={!days}
        aria-label={messages.downloadOf(calendar.monthName(month))}
        onClick={() => void download()}
      >
        {messages.download}
      </Button>
      <Subscribe />
      {unsent > 0 && <p className="soft">{messages.unsent(unsent)}</p>}
    </div>
  );
}
