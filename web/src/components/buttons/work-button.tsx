import type { ComponentProps } from 'react';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { Button } from './button.tsx';
import { useWork } from './use-work.ts';

interface WorkButtonProps extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> {
  /** As in `useWork`. */
  isLast?: boolean;
  onWork: () => Promise<unknown>;
  /** The text about a failure. @default its own */
  failed?: (why: string) => string;
}

/** A button for work that one waits for; a toast says why it failed. */
export function WorkButton({ isLast, onWork, failed = (why) => why, ...button }: WorkButtonProps) {
  const { isBusy, work } = useWork({ isLast, onFailed: ({ message }) => toastFailure(failed(message)) });
  return <Button {...button} busy={isBusy} onClick={() => void work(onWork)} />;
}
