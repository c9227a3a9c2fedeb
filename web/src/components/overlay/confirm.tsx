import { type ReactNode, useRef } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { DialogFrame, DialogText, DialogTitle, stayOpen } from './dialog.tsx';
import { messages } from './messages.ts';

interface ConfirmProps {
  title: string;
  /** What will be lost, or what will happen. */
  text: string;
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** @default 'danger' */
  variant?: 'primary' | 'danger';
  /** The button's label while its work is under way; absent otherwise. */
  busyText?: string | undefined;
  /** Whether the button that asked goes with what is deleted; the confirmation closes this dialog. */
  removesOpener?: boolean;
  /** Below the text: why it failed, or another way than the two buttons. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action, mostly a destructive one. The focus starts on the way out. */
export function Confirm(props: ConfirmProps) {
  const {
    title,
    text,
    confirmLabel,
    cancelLabel = messages.cancel,
    variant = 'danger',
    busyText,
    children,
  } = props;
  const isOpenerGoing = useRef(false);
  const confirm = () => {
    isOpenerGoing.current = props.removesOpener === true;
    props.onConfirm();
  };
  return (
    <DialogFrame
      role="alertdialog"
      className="dialog dialog-confirm"
      onPointerDownOutside={stayOpen}
      onOpenAutoFocus={focusWayOut}
      isOpenerGoing={isOpenerGoing}
      onClose={props.onCancel}
    >
      <DialogTitle className="clamp">{title}</DialogTitle>
      <DialogText>{text}</DialogText>
      {children}
      <div className="dialog-acts">
        <Button onClick={props.onCancel}>{cancelLabel}</Button>
        <Button variant={variant} {...(busyText !== undefined && { busy: true, busyText })} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}

function focusWayOut(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement)
    .querySelector<HTMLElement>('.dialog-acts .btn')
    ?.focus({ preventScroll: true });
}
