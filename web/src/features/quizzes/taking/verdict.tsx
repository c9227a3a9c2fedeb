import { Check, WifiOff, X } from 'lucide-react';
import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useOpener } from '#web/components/overlay/use-opener.ts';
import '#web/components/overlay/dialog.css';
import './verdict.css';

const seals = { passed: Check, failed: X, unsent: WifiOff };

interface VerdictProps {
  seal: keyof typeof seals;
  title: string;
  text: string;
  /** What the Escape key does. */
  onEscape: () => void;
  /** Its buttons; the focus starts on the primary one. */
  children: ReactNode;
}

/** What became of a finished test; open for as long as it is rendered. */
export function Verdict({ seal, title, text, onEscape, children }: VerdictProps) {
  const giveBack = useOpener();
  const Icon = seals[seal];
  return (
    <Primitive.Root open onOpenChange={(open) => open || onEscape()}>
      <Primitive.Portal>
        <div className="scrim">
          <Primitive.Content
            className="dialog dialog-confirm verdict"
            aria-modal="true"
            onOpenAutoFocus={focusPrimary}
            onCloseAutoFocus={giveBack}
          >
            <span className={`seal seal-${seal}`}>
              <Icon className="icon" aria-hidden="true" />
            </span>
            <Primitive.Title>{title}</Primitive.Title>
            <Primitive.Description>{text}</Primitive.Description>
            <div className="dialog-acts">{children}</div>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function focusPrimary(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>('.btn-primary')?.focus();
}
