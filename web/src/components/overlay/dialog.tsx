import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode, RefObject } from 'react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { messages } from './messages.ts';
import { useOpener } from './use-opener.ts';
import './dialog.css';

interface DialogFrameProps extends ComponentProps<typeof Primitive.Content> {
  /** Whether what opened it goes with it; read as it closes. */
  isOpenerGoing?: RefObject<boolean>;
  onClose: () => void;
}

/** An overlay over the page for as long as it is rendered; the focus returns to where it was. */
export function DialogFrame({ isOpenerGoing, onClose, ...content }: DialogFrameProps) {
  const giveBack = useOpener(isOpenerGoing);
  // Radix's own overlay locks scrolling with a style element, which the content-security policy refuses.
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <div className="scrim">
          <Primitive.Content {...content} aria-modal="true" onCloseAutoFocus={giveBack} />
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export const DialogTitle = Primitive.Title;
export const DialogText = Primitive.Description;

/** A tap beside it does nothing, so that nothing typed is lost by it. */
export const stayOpen = (event: Event) => event.preventDefault();

interface DialogProps {
  title: string;
  /** The label of the close button, for readers. @default 'Close' */
  closeLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog; on a phone, a sheet. The focus starts in its first field, or at the present step. */
export function Dialog({ title, closeLabel = messages.close, onClose, children }: DialogProps) {
  return (
    <DialogFrame
      className="dialog"
      aria-describedby={undefined}
      onPointerDownOutside={stayOpen}
      onOpenAutoFocus={focusFirstField}
      onClose={onClose}
    >
      <div className="dialog-head row gap-3">
        <DialogTitle className="fill clamp">{title}</DialogTitle>
        <CloseButton label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </DialogFrame>
  );
}

interface SlidePanelProps extends Omit<DialogProps, 'closeLabel'> {
  /** Replaces the visible title, which readers still hear. */
  head?: ReactNode;
}

/** Comes in from the right edge. A press beside it closes it, and so does following a link in it. */
export function SlidePanel({ title, head, onClose, children }: SlidePanelProps) {
  const closeByLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) onClose();
  };
  return (
    <DialogFrame className="slide" aria-describedby={undefined} onClick={closeByLink} onClose={onClose}>
      <div className="slide-head row between gap-3">
        {head}
        <DialogTitle className={head ? 'vh' : undefined}>{title}</DialogTitle>
        <CloseButton label={messages.close} onClick={onClose} />
      </div>
      {children}
    </DialogFrame>
  );
}

const CloseButton = (props: { label: string; onClick: () => void }) => <IconButton {...props} icon={<X />} />;

function focusFirstField(event: Event): void {
  const dialog = event.currentTarget as HTMLElement;
  const first = dialog.querySelector<HTMLElement>(
    'input:enabled:not([hidden]), select, textarea, .btn-primary, [aria-current="step"]',
  );
  if (!first) return;
  event.preventDefault();
  // What is to be read begins at the top, however far below a field or a button is.
  first.focus({ preventScroll: !first.matches('[aria-current]') });
}
