import { List } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { messages } from '../messages.ts';

const TopicsPanel = lazyPart(async () => (await import('./topics-panel.tsx')).TopicsPanel);

/** Opens the topics on a phone; wider screens show them above or beside the news. */
export function TopicsButton({ current }: { current: string }) {
  const isPhone = !useMedia(breakpoints.list);
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return null;
  return (
    <>
      <Button
        className="topics-button"
        small
        icon={<List />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {messages.topics}
      </Button>
      {isOpen && <TopicsPanel current={current} onClose={() => setOpen(false)} />}
    </>
  );
}
