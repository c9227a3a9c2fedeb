import { Link } from 'react-router-dom';
import { Picture, type PictureSource } from '#web/components/content/picture.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import './tiles.css';

interface TileProps {
  to: string;
  cover: PictureSource;
  title: string;
  /** One line of facts. */
  meta: string;
  /** How much of it is done, in percent. */
  progress?: number;
}

/** One entry of `Tiles`; the whole tile is the link. */
export function Tile({ to, cover, title, meta, progress }: TileProps) {
  return (
    <li className="tile">
      <Picture {...cover} alt="" className="cover" loading="lazy" />
      <h3 className="clamp">
        <Link to={to}>{title}</Link>
      </h3>
      <p className="tile-meta">{meta}</p>
      {progress !== undefined && <ProgressBar label={title} value={progress} />}
    </li>
  );
}

/** In the sizes of a tile. */
export function TileSkeleton() {
  return (
    <li className="tile" aria-hidden="true">
      <Skeleton shape="picture" className="cover" />
      <Skeleton shape="title" width={70} />
      <Skeleton shape="line" width={50} />
    </li>
  );
}
