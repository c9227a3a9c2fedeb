import type { ComponentProps } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages } from './messages.ts';

interface DialogActsProps extends ComponentProps<typeof Button> {
  /** @default 'Cancel' */
  cancel?: string;
  /** Whether they stay in sight while what is above them scrolls. @default false */
  isStaying?: boolean;
  onClose: () => void;
}

/** The end of a dialog: the way out, and the button for its purpose, whose properties are all others. */
export const DialogActs = ({
  cancel = messages.cancel,
  isStaying = false,
  onClose,
  ...act
}: DialogActsProps) => (
  <div className={isStaying ? 'dialog-acts dialog-acts-stay' : 'dialog-acts'}>
    <Button onClick={onClose}>{cancel}</Button>
    <Button type="submit" variant="primary" {...act} />
  </div>
);
