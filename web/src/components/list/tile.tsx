import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Picture, type PictureSource } from '#web/components/content/picture.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import './tiles.css';

interface TileProps extends Pick<LinkProps, 'to' | 'state'> {
  cover?: PictureSource;
  /** Instead of the cover. */
  picture?: ReactNode;
  title: string;
  /** One line of facts. */
  meta: ReactNode;
  /** Progress in percent. */
  progress?: number;
  /** The progress in words for readers. @default percent */
  progressWords?: string;
}

/** One entry of `Tiles`; the whole tile is the link. */
export const Tile = ({ to, state, cover, picture, title, meta, progress, progressWords }: TileProps) => (
  <li className="tile linked">
    {cover && <Picture {...cover} alt="" className="cover" loading="lazy" />}
    {picture && <div className="tile-picture">{picture}</div>}
    <h3 className="clamp text-lg">
      <Link className="linked-by linked-ring" to={to} state={state}>
        {title}
      </Link>
    </h3>
    <div className="soft text-xs">{meta}</div>
    {progress !== undefined && <ProgressBar label={title} value={progress} words={progressWords} />}
  </li>
);

/** Instead of tiles: why there are none, and what to do next. */
export const TileNote = ({ text, children }: { text: string; children?: ReactNode }) => (
  <li className="tile tile-note stack gap-4 soft text-sm">
    <p>{text}</p>
    {children}
  </li>
);

/** A skeleton the size of a tile. */
export const TileSkeleton = () => (
  <li className="tile" aria-hidden="true">
    <Skeleton shape="picture" className="cover" />
    <Skeleton shape="title" width={70} />
    <Skeleton shape="line" width={50} />
  </li>
);
