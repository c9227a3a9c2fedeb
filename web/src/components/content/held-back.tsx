import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { load, useIsLoaded } from '#web/lib/data-saver.ts';
import { formatSize } from '#web/lib/format/format-size.ts';
import { withinLimit } from '#web/lib/time-limit.ts';
import { messages } from './messages.ts';
import './held-back.css';

interface HeldBackProps {
  /** Address on the content host; without one nothing is held back. */
  src: string | undefined;
  of: {
    readonly kind: 'picture' | 'video';
    /** What readers hear of it. */
    readonly label: string;
    /** Its size, unless its class has one. */
    readonly width?: number | undefined;
    readonly height?: number | undefined;
    readonly className?: string;
  };
  children: ReactNode;
}

/** A picture or a video; under the data saver its place, with the bytes that it costs, until it is pressed. */
export function HeldBack({ src, of, children }: HeldBackProps) {
  const isLoaded = useIsLoaded(src);
  const [isPressed, setIsPressed] = useState(false);
  if (src === undefined || (isLoaded && !isPressed)) return children;
  if (isLoaded)
    return (
      // The button had the focus.
      <div tabIndex={-1} ref={(place) => place?.focus({ preventScroll: true })}>
        {children}
      </div>
    );
  const press = () => {
    setIsPressed(true);
    load(src);
  };
  return <Place src={src} of={of} onPress={press} />;
}

function Place({ src, of, onPress }: Pick<HeldBackProps, 'of'> & { src: string; onPress: () => void }) {
  const { kind, label, width = 16, height = 9, className = '' } = of;
  const text = [messages.show[kind], useSize(src)].filter(Boolean).join(', ');
  return (
    <div className={`held-back ${className}`} style={{ aspectRatio: `${width} / ${height}` }}>
      <Button onClick={onPress} aria-label={`${text}: ${label}`}>
        {text}
      </Button>
    </div>
  );
}

/** What loading it costs; undefined until that is known. */
function useSize(src: string): string | undefined {
  const [size, setSize] = useState<string>();
  useEffect(() => {
    const stopped = new AbortController();
    const ask = async () => {
      const { ok, headers } = await withinLimit(() => fetch(src, { method: 'HEAD', signal: stopped.signal }));
      const bytes = Number(headers.get('content-length'));
      if (ok && bytes > 0) setSize(formatSize(bytes));
    };
    // The press shows what is wrong.
    ask().catch(() => undefined);
    return () => stopped.abort();
  }, [src]);
  return size;
}
