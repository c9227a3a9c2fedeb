import { CircleMinus } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages } from './messages.ts';

interface TakeOutProps {
  title: string;
  isCompact: boolean;
  onClick: () => void;
}

/** Takes a thing out of a collection. */
export const TakeOut = ({ title, isCompact, onClick }: TakeOutProps) => (
  <Button
    small
    variant="plain"
    icon={<CircleMinus />}
    aria-label={messages.takeOutOf(title)}
    onClick={onClick}
  >
    {!isCompact && messages.takeOut}
  </Button>
);
