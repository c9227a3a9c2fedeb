import { Picture } from '#web/components/content/picture.tsx';
import { cover } from '#web/lib/art.ts';
import './sample-photos.css';

/** A picture that is made up. */
export interface SamplePhoto {
  /** Number of its drawing, from 1. */
  readonly cover: number;
  /** What readers hear of it. */
  readonly shows: string;
}

export const SamplePhotos = ({ photos }: { photos: readonly SamplePhoto[] }) => (
  <ul className="sample-photos">
    {photos.map((photo) => (
      <li key={photo.cover}>
        <SamplePicture photo={photo} />
      </li>
    ))}
  </ul>
);

export const SamplePicture = ({ photo }: { photo: SamplePhoto }) => (
  <Picture
    className="cover"
    fallback={cover(photo.cover)}
    alt={photo.shows}
    width={800}
    height={450}
    loading="lazy"
  />
);
