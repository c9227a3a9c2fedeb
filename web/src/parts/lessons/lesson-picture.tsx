import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { Picture } from '#web/components/content/picture.tsx';
import { coverFor } from '#web/lib/art.ts';
import { smallUrl } from '#web/lib/media/small-url.ts';
import './lesson-picture.css';

/**
 * In a list of lessons (`.lesson-rows`): the cover of one, or the drawing for its id; its title tells readers all of
 * it.
 */
export function LessonPicture({ of }: { of: Pick<LessonCard, 'id' | 'cover' | 'coverImg'> }) {
  const { id, cover, coverImg = cover?.name } = of;
  const { width = 800, height = 450 } = cover ?? {};
  return (
    <Picture
      className="lesson-picture"
      src={coverImg && smallUrl('coverImg', coverImg)}
      fallback={coverFor(id)}
      alt=""
      loading="lazy"
      width={width}
      height={height}
    />
  );
}
