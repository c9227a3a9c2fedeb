import { type ComponentProps, useState } from 'react';
import { useIsLoaded } from '#web/lib/data-saver.ts';
import './picture.css';

/** The picture of a record. */
export interface PictureSource {
  src?: string | undefined;
  width: number;
  height: number;
  /** Address of the drawing to show where there is no picture, or it does not load. */
  fallback: string;
}

interface PictureProps extends PictureSource, Omit<ComponentProps<'img'>, keyof PictureSource> {
  alt: string;
}

/**
 * A picture that keeps its room while it loads and never looks broken: without a connection even a drawing may fail.
 * Under the data saver it is the drawing.
 */
export function Picture({ src, fallback, alt, ...image }: PictureProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const isLoaded = useIsLoaded(src);
  const shown = [isLoaded ? src : undefined, fallback].find((each) => each && !broken.includes(each));
  return (
    <img
      decoding="async"
      {...image}
      alt={alt}
      src={shown ?? fallback}
      data-broken={shown === undefined || undefined}
      onError={() => shown && setBroken((others) => [...others, shown])}
    />
  );
}
