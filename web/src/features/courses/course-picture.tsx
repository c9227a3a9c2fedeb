import type { CourseCard } from '#contract/courses/courses.ts';
import { Picture } from '#web/components/content/picture.tsx';
import { coverFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';

/** What a course's picture needs; an unsent one has its name on this device alone. */
export type Pictured = Pick<CourseCard, 'id'> & Partial<Pick<CourseCard, 'cover' | 'thumbnail'>>;

interface CoursePictureProps {
  of: Pictured;
  /** Eager where it is sure to be in sight. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/** Address of the picture that its owner chose. */
export const addressOf = ({ cover, thumbnail = cover?.name }: Pictured) =>
  thumbnail ? contentUrl('thumbnail', thumbnail) : undefined;

/**
 * The picture of a course, or the drawing for its id; its title tells readers all of it. Its container (`.cover`) sets
 * size and shape, so nothing moves when it loads.
 */
export function CoursePicture({ of, loading = 'lazy' }: CoursePictureProps) {
  const { id, cover } = of;
  const { width = 800, height = 450 } = cover ?? {};
  return (
    <Picture
      className="cover"
      src={addressOf(of)}
      fallback={coverFor(id)}
      alt=""
      width={width}
      height={height}
      loading={loading}
    />
  );
}
