import { useId, useState } from 'react';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { chooseDataSaver, useSavesData } from '#web/lib/data-saver.ts';
import { readSpent } from '#web/lib/device/spent.ts';
import { formatSize } from '#web/lib/format/format-size.ts';
import { localDay } from '#web/lib/format/local-day.ts';
import { messages } from './messages.ts';
import './data-saver.css';

const dayFormat = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

/** The switch of the data saver, and what this device has spent on the site in this month. */
export function DataSaverDialog({ onClose }: { onClose: () => void }) {
  const isOn = useSavesData();
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <div className="stack gap-5">
        <Checkbox
          label={messages.save}
          hint={messages.hint}
          checked={isOn}
          onChange={({ target }) => chooseDataSaver(target.checked)}
        />
        <SpentThisMonth />
      </div>
    </Dialog>
  );
}

function SpentThisMonth() {
  const title = useId();
  const [days] = useState(daysOfThisMonth);
  const total = days.reduce((sum, [, bytes]) => sum + bytes, 0);
  const most = Math.max(...days.map(([, bytes]) => bytes));
  return (
    <section className="stack gap-3" aria-labelledby={title}>
      <h3 id={title}>{messages.spent}</h3>
      <p className="soft">{total > 0 ? messages.total(formatSize(total)) : messages.nothing}</p>
      {total > 0 && (
        <ol className="spent-days" aria-label={messages.days}>
          {days.map(([day, bytes]) => (
            <li key={day} className="row gap-3 text-sm">
              <span className="spent-day">{dayFormat.format(new Date(day))}</span>
              <meter className="fill" min={0} max={most} value={bytes} aria-hidden="true" />
              <span className="num">{formatSize(bytes)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The newest first. */
function daysOfThisMonth(): [day: string, bytes: number][] {
  const month = localDay(new Date()).slice(0, 7);
  return Object.entries(readSpent())
    .filter(([day]) => day.startsWith(month))
    .sort()
    .reverse();
}
