import { type ComponentProps, useState } from 'react';
import './picture.css';

interface PictureProps extends ComponentProps<'img'> {
  width: number;
  height: number;
  alt: string;
  /** Address of the drawing to show where there is no picture, or it does not load. */
  fallback: string;
}

/** A picture that keeps its place while it loads and never stays broken. */
export function Picture({ src, fallback, alt, ...image }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <img
      decoding="async"
      {...image}
      alt={alt}
      src={src && src !== broken ? src : fallback}
      onError={() => setBroken(src)}
    />
  );
}
