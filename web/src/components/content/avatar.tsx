import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { contentUrl } from '#web/lib/config.ts';
import './picture.css';

interface AvatarProps {
  /** Whose it is: it chooses the ground. */
  id: string;
  /** As it stands beside the picture; undefined while it is on its way. */
  name: string | undefined;
  /** Name of the picture's file. */
  file?: string | undefined;
  /** Address of a picture that no file has yet. */
  src?: string | undefined;
  /** What readers hear of the picture; nothing where the name stands beside it. */
  alt?: string;
  /** 28, 40, 72 or 112 px. @default 'md' */
  size?: keyof typeof classes;
}

const classes = { sm: 'avatar avatar-sm', md: 'avatar', form: 'avatar avatar-form', lg: 'avatar avatar-lg' };
const COLOUR_COUNT = 4;

/** A person: always round. Without a picture, or while it does not load, their initials; without a name a neutral mark. */
export function Avatar({ id, name, file, src, alt = '', size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const picture = src ?? (file ? contentUrl('attachments', file) : undefined);
  if (picture !== undefined && picture !== broken)
    return (
      <img
        className={classes[size]}
        src={picture}
        alt={alt}
        width={96}
        height={96}
        decoding="async"
        onError={() => setBroken(picture)}
      />
    );
  const initials = initialsOf(name ?? '');
  const ground = initials ? `initials-${groundOf(id)}` : 'initials-none';
  return (
    <span
      className={`${classes[size]} initials ${ground}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {/* Drawn by the style sheet, as a picture is: no text of what it stands in. */}
      {initials ? <span data-initials={initials} /> : name !== undefined && <UserRound />}
    </span>
  );
}

/** The same each time: every character of an id counts, as neighbouring ones differ in their last alone. */
function groundOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum % COLOUR_COUNT;
}

/** What a member is called who has told no name, or is gone. */
const NOBODY = 'anonymous';

/** The first letters of the first and the last word of a name; empty where there is none to take. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/);
  if (words.join(' ') === NOBODY) return '';
  // By characters: half of a pair would be none, and some capitals are two letters.
  const letters = words.flatMap((word) =>
    [...(/[\p{L}\p{N}]/u.exec(word)?.[0].toLocaleUpperCase() ?? '')].slice(0, 1),
  );
  return [letters[0], ...letters.slice(1).slice(-1)].join('');
}
