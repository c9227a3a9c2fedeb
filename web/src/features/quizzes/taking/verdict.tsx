import { Check, WifiOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogFrame, DialogText, DialogTitle, stayOpen } from '#web/components/overlay/dialog.tsx';
import './verdict.css';

const seals = { passed: Check, failed: X, unsent: WifiOff };

interface VerdictProps {
  seal: keyof typeof seals;
  title: string;
  text: string;
  /** Below the text, as long as it is: the buttons stay in sight. */
  body?: ReactNode;
  /** The action of the Escape key. */
  onEscape: () => void;
  /** Its buttons; the focus starts on the primary one. */
  children: ReactNode;
}

/** The result of a finished test; open for as long as it is rendered. */
export function Verdict({ seal, title, text, body, onEscape, children }: VerdictProps) {
  const Icon = seals[seal];
  return (
    <DialogFrame
      role="alertdialog"
      className="dialog dialog-confirm verdict"
      onPointerDownOutside={stayOpen}
      onOpenAutoFocus={focusPrimary}
      onClose={onEscape}
    >
      <span className={`seal seal-${seal}`}>
        <Icon />
      </span>
      <DialogTitle>{title}</DialogTitle>
      <DialogText>{text}</DialogText>
      {body}
      <div className={body ? 'dialog-acts dialog-acts-stay' : 'dialog-acts'}>{children}</div>
    </DialogFrame>
  );
}

function focusPrimary(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement)
    .querySelector<HTMLElement>('.btn-primary')
    ?.focus({ preventScroll: true });
}
