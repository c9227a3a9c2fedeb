import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import '#web/components/form/control.css';

/** Milliseconds for which it says that it has copied. */
const COPIED_SHOWN_MS = 2000;

interface CopyTextProps {
  /** The text, or a function that makes it. */
  text: string | (() => string);
  label: string;
  copiedLabel: string;
  small?: boolean;
}

/** Copies a text; where the browser forbids that, the text is shown to be copied by hand. */
export function CopyText({ text, label, copiedLabel, small = false }: CopyTextProps) {
  const [state, setState] = useState<'rest' | 'copied' | 'refused'>('rest');
  const area = useRef<HTMLTextAreaElement>(null);
  const now = () => (typeof text === 'string' ? text : text());
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(now());
      setState('copied');
      // What is typed afterwards is not copied.
      setTimeout(() => setState('rest'), COPIED_SHOWN_MS);
    } catch {
      setState('refused');
      setTimeout(() => area.current?.select());
    }
  };
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <Button small={small} icon={<Icon />} onClick={() => void copy()}>
        {state === 'copied' ? copiedLabel : label}
      </Button>
      <span className="vh" role="status">
        {state === 'copied' && copiedLabel}
      </span>
      {state === 'refused' && (
        <textarea ref={area} className="control" readOnly rows={4} aria-label={label} value={now()} />
      )}
    </>
  );
}
