import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { messages } from './messages.ts';

interface MonthArrowsProps {
  /** So many months on, or back. */
  go: (count: number) => void;
  hasMonth: (count: number) => boolean;
}

/** To the month before, and to the next. */
export const MonthArrows = ({ go, hasMonth }: MonthArrowsProps) => (
  <>
    <IconButton
      label={messages.previous}
      icon={<ChevronLeft className="icon" aria-hidden="true" />}
      disabled={!hasMonth(-1)}
      onClick={() => go(-1)}
    />
    <IconButton
      label={messages.next}
      icon={<ChevronRight className="icon" aria-hidden="true" />}
      disabled={!hasMonth(1)}
      onClick={() => go(1)}
    />
  </>
);
