import type { PictureSource } from '#web/components/content/picture.tsx';
import { cover } from '#web/lib/art.ts';

interface SampleTile {
  readonly title: string;
  readonly meta: string;
  readonly cover: PictureSource;
}

const drawing = (number: number): PictureSource => ({ fallback: cover(number), width: 800, height: 450 });

/** Content that is made up, the same for everyone; the screens say so. */
export const sampleGroups: readonly SampleTile[] = [
  { title: 'Night lambing', meta: '64 followers', cover: drawing(1) },
  { title: 'Sunday pruners', meta: '212 followers', cover: drawing(7) },
  { title: 'Rain gauge club', meta: '97 followers', cover: drawing(6) },
];
