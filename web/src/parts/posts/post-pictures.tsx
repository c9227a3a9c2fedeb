import type { Post } from '#contract/communities/posts.ts';
import type { Picture as PictureOf } from '#contract/fields/picture.ts';
import { HeldBack } from '#web/components/content/held-back.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { coverFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import { smallUrl } from '#web/lib/media/small-url.ts';
import { OpenPicture } from '#web/parts/pictures/open-picture.tsx';
import { messages } from './messages.ts';

/** One as it is, several as tiles side by side. */
export const PostPictures = ({ post: { pictures, author } }: { post: Post }) =>
  pictures.length > 0 && (
    <ul className={pictures.length > 1 ? 'post-pictures is-many' : 'post-pictures'}>
      {pictures.map((picture) => (
        <li key={picture.name}>
          <PostPicture picture={picture} author={author} isSmall={pictures.length > 1} />
        </li>
      ))}
    </ul>
  );

interface PostPictureProps {
  picture: PictureOf;
  author: string;
  isSmall: boolean;
}

/** Under the data saver after a press. */
export function PostPicture({ picture: { name, width, height }, author, isSmall }: PostPictureProps) {
  const src = isSmall ? smallUrl('img', name) : contentUrl('img', name);
  const label = messages.photoBy(author);
  return (
    <HeldBack src={src} of={{ kind: 'picture', label, className: 'post-picture' }}>
      <OpenPicture src={contentUrl('img', name)} label={label}>
        <Picture
          src={src}
          width={width}
          height={height}
          fallback={coverFor(name)}
          alt={label}
          className="post-picture"
          loading="lazy"
        />
      </OpenPicture>
    </HeldBack>
  );
}
