import { Button } from '#web/components/buttons/button.tsx';
import { messages } from './messages.ts';

/** Tries once more what did not load, beside the words that say so. */
export const RetryButton = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => (
  <Button small busy={busy} busyText={messages.tryingAgain} onClick={onClick}>
    {messages.again}
  </Button>
);
