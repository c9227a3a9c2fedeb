import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { ReportDialog } from './lazy-report.ts';
import { messages } from './messages.ts';
import type { Reported } from './reported.ts';

interface ReportButtonProps {
  of: Reported;
  text: string;
  /** What readers hear, where several stand on one page. */
  label?: string;
}

/** Opens the dialog in which something is reported. */
export function ReportButton({ of, text, label }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        small
        variant="plain"
        icon={<Flag />}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      {isOpen && <ReportDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Reports what a whole page shows, at its end: the button says what that is. */
export const ReportPiece = ({ of }: { of: Reported }) => (
  <div>
    <ReportButton of={of} text={messages.title(of.on)} />
  </div>
);
