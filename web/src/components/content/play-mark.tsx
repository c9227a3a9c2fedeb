import { Play } from 'lucide-react';
import './play-mark.css';

/** Over the middle of a video's picture; what it lies on is positioned. */
export const PlayMark = () => (
  <span className="play-mark">
    <Play />
  </span>
);
