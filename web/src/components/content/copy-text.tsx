import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';

interface CopyTextProps {
  text: string;
  label: string;
  copiedLabel: string;
  /** What readers are told beside the label. */
  of?: string;
}

/** Copies a text; where the browser does not let us, the text is there to be copied by hand. */
export function CopyText({ text, label, copiedLabel, of }: CopyTextProps) {
  const [state, setState] = useState<'rest' | 'copied' | 'refused'>('rest');
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
      setTimeout(() => area.current?.select());
    }
  };
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <Button
        icon={<Icon className="icon" aria-hidden="true" />}
        {...(of && { 'aria-label': `${label}: ${of}` })}
        onClick={() => void copy()}
      >
        {state === 'copied' ? copiedLabel : label}
      </Button>
      <span className="vh" role="status">
        {state === 'copied' && copiedLabel}
      </span>
      {state === 'refused' && (
        <textarea ref={area} className="control" readOnly rows={4} aria-label={label} value={text} />
      )}
    </>
  );
}
