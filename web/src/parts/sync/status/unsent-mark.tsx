import { CloudUpload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Count } from '#web/components/list/count.tsx';
import { UNSENT } from '#web/parts/sync/queue/kinds.ts';
import { useEntries } from '#web/parts/sync/queue/use-outbox.ts';
import { messages } from './messages.ts';
import './unsent-mark.css';

function useUnsent(): { count: number; refused: number } {
  const unsent = (useEntries() ?? []).filter(({ state }) => state !== 'sent');
  return { count: unsent.length, refused: unsent.filter(({ state }) => state === 'refused').length };
}

/** The link to the unsent entries, in the bars; it is there only while there are any. */
export function UnsentMark() {
  const { count, refused } = useUnsent();
  return count === 0 ? null : <MarkOf count={count} refused={refused} />;
}

export function MarkOf({ count, refused }: { count: number; refused: number }) {
  return (
    <Link className="iconbtn unsent-mark" to={UNSENT} aria-label={messages.mark(count, refused)}>
      <CloudUpload />
      <Count of={count} tone={refused > 0 ? 'danger' : 'accent'} />
    </Link>
  );
}

/** How many wait, with words for readers. */
export function UnsentCount() {
  const { count, refused } = useUnsent();
  return count === 0 ? null : <Count of={count} tone={refused > 0 ? 'danger' : 'accent'} />;
}
