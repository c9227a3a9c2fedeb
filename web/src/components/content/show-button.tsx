import { useEffect, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { formatSize } from '#web/lib/format/format-size.ts';
import { withinLimit } from '#web/lib/time-limit.ts';
import { messages } from './messages.ts';

interface ShowButtonProps {
  /** Address on the content host. */
  src: string;
  kind: keyof typeof messages.show;
  /** What readers hear of it. */
  label: string;
  onPress: () => void;
}

/** Shows what the data saver holds back, and says the bytes that it costs. */
export function ShowButton({ src, kind, label, onPress }: ShowButtonProps) {
  const text = [messages.show[kind], useSize(src)].filter(Boolean).join(', ');
  return (
    <Button onClick={onPress} aria-label={`${text}: ${label}`}>
      {text}
    </Button>
  );
}

/** What loading it costs; undefined until that is known. */
function useSize(src: string): string | undefined {
  const [size, setSize] = useState<string>();
  useEffect(() => {
    const stopped = new AbortController();
    const ask = async () => {
      const { ok, headers } = await withinLimit((signal) => fetch(src, { method: 'HEAD', signal }), stopped);
      const bytes = Number(headers.get('content-length'));
      if (ok && bytes > 0) setSize(formatSize(bytes));
    };
    // The press shows what is wrong.
    ask().catch(() => undefined);
    return () => stopped.abort();
  }, [src]);
  return size;
}
