import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#web/components/buttons/button.tsx';
import { useOpener } from './use-opener.ts';
import './dialog.css';

interface ConfirmProps {
  title: string;
  /** What will be lost, or what will happen. */
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  /** @default 'danger' */
  variant?: 'primary' | 'danger';
  /** What the button says while its work is under way; absent otherwise. */
  busyText?: string | undefined;
  /** Why it failed; one may try again. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done, mostly destroyed; open for as long as it is rendered. The focus starts on the way out. */
export function Confirm(props: ConfirmProps) {
  const {
    title,
    text,
    confirmLabel,
    cancelLabel,
    variant = 'danger',
    busyText,
    children,
    onConfirm,
    onCancel,
  } = props;
  const giveBack = useOpener();
  return (
    <Primitive.Root open onOpenChange={(open) => open || onCancel()}>
      <Primitive.Portal>
        <div className="scrim">
          <Primitive.Content className="dialog dialog-confirm" aria-modal="true" onCloseAutoFocus={giveBack}>
            <Primitive.Title className="clamp">{title}</Primitive.Title>
            <Primitive.Description>{text}</Primitive.Description>
            {children}
            <div className="dialog-acts">
              <Primitive.Cancel className={buttonClass({ variant: 'quiet' })}>{cancelLabel}</Primitive.Cancel>
              <Button
                variant={variant}
                {...(busyText !== undefined && { busy: true, busyText })}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
