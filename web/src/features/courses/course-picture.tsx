import type { CourseCard } from '#contract/courses.ts';
import { Picture } from '#web/components/content/picture.tsx';
import { coverFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';

/** What a course is pictured by; one that has not arrived has its name on this device alone. */
export type Pictured = Pick<CourseCard, 'id'> & Partial<Pick<CourseCard, 'cover' | 'thumbnail'>>;

interface CoursePictureProps {
  of: Pictured;
  /** Eager where it is sure to be in sight. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/**
 * The picture of a course, or the drawing that its id chooses; its title says all of it to readers. How large it is, and in which
 * shape, comes from where it stands (`.cover`): nothing moves when it arrives.
 */
export function CoursePicture({ of, loading = 'lazy' }: CoursePictureProps) {
  const { id, cover, thumbnail = cover?.name } = of;
  const { width = 800, height = 450 } = cover ?? {};
  return (
    <Picture
      className="cover"
      src={thumbnail && contentUrl('thumbnail', thumbnail)}
      fallback={coverFor(id)}
      alt=""
      {...{ width, height, loading }}
    />
  );
}
