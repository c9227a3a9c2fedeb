import { Plus } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { messages as calendar } from '../messages.ts';
import { DayList, type DayListProps } from './day-list.tsx';
import { messages } from './messages.ts';
import './calendar.css';

interface DayDialogProps extends DayListProps {
  day: string;
  onAdd: () => void;
  onClose: () => void;
}

/** A day of the wide calendar, with more than its cell has room for. */
export const DayDialog = ({ day, onAdd, onClose, ...list }: DayDialogProps) => (
  <Dialog title={calendar.wholeDayName(day)} onClose={onClose}>
    <DayList {...list} />
    <div className="dialog-acts dialog-acts-stay">
      <Button variant="primary" icon={<Plus />} onClick={onAdd}>
        {messages.add}
      </Button>
    </div>
  </Dialog>
);
