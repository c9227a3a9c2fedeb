import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { useOpener } from './use-opener.ts';
import './dialog.css';

interface DialogProps {
  title: string;
  /** What the cross does, for readers. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that is open for as long as it is rendered; on a phone, a sheet. The focus starts in its first field, or
 * at the step where one is, and goes back to where it was. A tap beside it does nothing, so that nothing typed is lost
 * by it.
 */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const giveBack = useOpener();
  // Radix's own overlay locks scrolling with a style element, which the content-security policy refuses.
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <div className="scrim">
          <Primitive.Content
            className="dialog"
            aria-modal="true"
            aria-describedby={undefined}
            onPointerDownOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={giveBack}
          >
            <div className="dialog-head">
              <Primitive.Title className="clamp">{title}</Primitive.Title>
              <IconButton
                label={closeLabel}
                icon={<X className="icon" aria-hidden="true" />}
                onClick={onClose}
              />
            </div>
            {children}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function focusFirstField(event: Event): void {
  const dialog = event.currentTarget as HTMLElement;
  const first = dialog.querySelector<HTMLElement>(
    'input:enabled, select, textarea, .btn-primary, [aria-current="step"]',
  );
  if (!first) return;
  event.preventDefault();
  // A button stands below what is to be read, which begins at the top.
  first.focus({ preventScroll: first.matches('.btn-primary') });
}
