import type { PictureSource } from '#web/components/content/picture.tsx';
import { cover } from '#web/lib/art.ts';

interface SampleTile {
  readonly title: string;
  readonly meta: string;
  readonly cover: PictureSource;
  /** In percent. */
  readonly progress?: number;
}

const drawing = (number: number): PictureSource => ({ fallback: cover(number), width: 800, height: 450 });

/** Content that is made up, the same for everyone; the screens say so. */
export const sampleCourses: readonly SampleTile[] = [
  { title: 'Living soil in seven lessons', meta: '3 of 7 lessons', cover: drawing(3), progress: 43 },
  { title: 'Drip lines that last ten years', meta: '9 of 10 lessons', cover: drawing(4), progress: 90 },
  { title: 'Grafting in one weekend', meta: '1 of 4 lessons', cover: drawing(7), progress: 25 },
];

export const sampleGroups: readonly SampleTile[] = [
  { title: 'Night lambing', meta: '64 followers', cover: drawing(1) },
  { title: 'Sunday pruners', meta: '212 followers', cover: drawing(7) },
  { title: 'Rain gauge club', meta: '97 followers', cover: drawing(6) },
];
