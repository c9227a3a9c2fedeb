import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { useOpener } from './use-opener.ts';
import './dialog.css';
import './slide-panel.css';

interface SlidePanelProps {
  title: string;
  /** What the cross does, for readers. */
  closeLabel: string;
  /** What stands in the place of the title, which readers then hear alone. */
  head?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Comes in from the right edge and is open for as long as it is rendered. A press beside it closes it, and so does
 * following a link in it. Imports Radix: load it when it is to be shown.
 */
export function SlidePanel({ title, closeLabel, head, onClose, children }: SlidePanelProps) {
  const giveBack = useOpener();
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) onClose();
  };
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <div className="scrim scrim-slide">
          <Primitive.Content
            className="slide"
            aria-modal="true"
            aria-describedby={undefined}
            onClick={onClick}
            onCloseAutoFocus={giveBack}
          >
            <div className="slide-head">
              {head}
              <Primitive.Title className={head ? 'vh' : undefined}>{title}</Primitive.Title>
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
