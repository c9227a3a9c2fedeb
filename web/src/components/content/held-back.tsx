import { type ReactNode, useState } from 'react';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { load, useIsLoaded } from '#web/lib/data-saver.ts';
import './held-back.css';

const ShowButton = quietPart(async () => (await import('./show-button.tsx')).ShowButton);

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

/** Once, as it appears: the same function at each render. */
const takeFocus = (place: HTMLElement | null) => place?.focus({ preventScroll: true });

/** A picture or a video; under the data saver its place, with the bytes that it costs, until it is pressed. */
export function HeldBack({ src, of, children }: HeldBackProps) {
  const isLoaded = useIsLoaded(src);
  const [isPressed, setIsPressed] = useState(false);
  const { kind, label, width, height, className = '' } = of;
  if (src === undefined || (isLoaded && !isPressed)) return children;
  if (isLoaded)
    return (
      // The button had the focus.
      <div className={className} tabIndex={-1} ref={takeFocus}>
        {children}
      </div>
    );
  const press = () => {
    setIsPressed(true);
    load(src);
  };
  return (
    <div
      className={`held-back ${className}`}
      style={{ aspectRatio: width && height ? `${width} / ${height}` : undefined }}
    >
      <ShowButton src={src} kind={kind} label={label} onPress={press} />
    </div>
  );
}
