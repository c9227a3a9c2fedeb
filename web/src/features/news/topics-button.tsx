import { List } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useMinWidth } from '#web/lib/use-min-width.ts';
import { messages } from './messages.ts';
import './topics-button.css';

const TopicsPanel = lazyPart(async () => (await import('./topics-panel.tsx')).TopicsPanel);

/** The last width, in pixels, that has it; wide screens show the topics beside the news. */
const PHONE = 649;

/** Opens the topics on a phone. */
export function TopicsButton() {
  const isPhone = !useMinWidth(PHONE + 1);
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return null;
  return (
    <>
      <Button
        className="topics-button"
        small
        icon={<List className="icon" aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {messages.topics}
      </Button>
      {isOpen && <TopicsPanel onClose={() => setOpen(false)} />}
    </>
  );
}
