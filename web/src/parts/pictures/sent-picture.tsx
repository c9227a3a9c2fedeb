import type { Picture as PictureOf } from '#contract/fields/picture.ts';
import { HeldBack } from '#web/components/content/held-back.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { coverFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import { OpenPicture } from './open-picture.tsx';

interface SentPictureProps {
  name: string;
  picture: PictureOf;
  label: string;
  className: string;
}

/** The picture of a reply or a message; under the data saver after a press. */
export function SentPicture({ name, picture: { width, height }, label, className }: SentPictureProps) {
  const src = contentUrl('img', name);
  return (
    <HeldBack src={src} of={{ kind: 'picture', label, className, width, height }}>
      <OpenPicture src={src} label={label}>
        <Picture
          src={src}
          width={width}
          height={height}
          className={className}
          fallback={coverFor(name)}
          alt={label}
        />
      </OpenPicture>
    </HeldBack>
  );
}
