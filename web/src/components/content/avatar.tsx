import { useState } from 'react';
import { parcelFor } from '#web/lib/art.ts';
import { useIsLoaded } from '#web/lib/data-saver.ts';
import { smallUrl } from '#web/lib/media/small-url.ts';
import './picture.css';

interface AvatarProps {
  /** Whose it is, which selects the colour. */
  id: string;
  /** The name beside the picture; undefined while it loads. */
  name: string | undefined;
  /** Name of the picture's file. */
  file?: string | undefined;
  /** Address of a picture that is not uploaded yet. */
  src?: string | undefined;
  /** What readers hear of the picture; nothing where the name is beside it. */
  alt?: string;
  /** 28, 40, 72 or 112 px. @default 'md' */
  size?: keyof typeof classes;
}

const classes = { sm: 'avatar avatar-sm', md: 'avatar', form: 'avatar avatar-form', lg: 'avatar avatar-lg' };
const COLOUR_COUNT = 4;

/**
 * A person: always round. Without a picture, where it does not load, and under the data saver, their initials on a
 * ground of their own; without a name a field of their own: nobody is shown with somebody else's face.
 */
export function Avatar({ id, name, file, src, alt = '', size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const picture = src ?? (file ? smallUrl('attachments', file) : undefined);
  const isLoaded = useIsLoaded(picture);
  const initials = initialsOf(name ?? '');
  const field = initials || name === undefined ? undefined : parcelFor(id);
  const shown = [isLoaded ? picture : undefined, field].find((each) => each && !broken.includes(each));
  if (shown)
    return (
      <img
        className={classes[size]}
        src={shown}
        alt={alt}
        width={96}
        height={96}
        decoding="async"
        onError={() => setBroken([...broken, shown])}
      />
    );
  return (
    <span
      className={`${classes[size]} initials ${name === undefined ? '' : `initials-${groundOf(id)}`}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {/* Drawn by the style sheet, as a picture is: no text of what it stands in. */}
      {initials && <span data-initials={initials} />}
    </span>
  );
}

/** Always the same for an id. Every character counts, as neighbouring ids differ only in their last ones. */
function groundOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum % COLOUR_COUNT;
}

/** The name of a member without one, or whose account is deleted. */
const NOBODY = 'anonymous';

/** The first letters of the first and the last word of a name; empty without letters. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/);
  if (words.join(' ') === NOBODY) return '';
  // By code points: half of a surrogate pair is no letter, and some capitals are two letters.
  const letters = words.flatMap((word) =>
    [...(/[\p{L}\p{N}]/u.exec(word)?.[0].toLocaleUpperCase() ?? '')].slice(0, 1),
  );
  return [letters[0], ...letters.slice(1).slice(-1)].join('');
}
