import type { Picture as PictureOf } from '#contract/fields/picture.ts';
import { HeldBack } from '#web/components/content/held-back.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { coverFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import { messages } from './messages.ts';

/** The picture of a reply; under the data saver after a press. */
export function ReplyPicture({ name, picture: { width, height } }: { name: string; picture: PictureOf }) {
  const src = contentUrl('img', name);
  const of = { kind: 'picture', label: messages.picture, className: 'reply-picture' } as const;
  return (
    <HeldBack src={src} of={of}>
      <Picture
        {...{ src, width, height }}
        fallback={coverFor(name)}
        alt={messages.picture}
        className="reply-picture"
      />
    </HeldBack>
  );
}
