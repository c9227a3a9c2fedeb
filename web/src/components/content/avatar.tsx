import { personPicture } from '#web/lib/media/person-picture.ts';
import { Picture } from './picture.tsx';

interface AvatarProps {
  /** Whose it is; without a picture, it chooses the drawing. */
  id: string;
  /** Name of the picture's file. */
  file?: string | undefined;
  /** What readers hear; nothing where the name stands beside it. */
  alt?: string;
  /** 28, 40 or 112 px. @default 'md' */
  size?: keyof typeof classes;
}

const classes = { sm: 'avatar avatar-sm', md: 'avatar', lg: 'avatar avatar-lg' };

/** A person: always round. */
export function Avatar({ id, file, alt = '', size = 'md' }: AvatarProps) {
  return <Picture {...personPicture(id, file)} className={classes[size]} alt={alt} />;
}
