import { Play } from 'lucide-react';
import './play-mark.css';

/** Over the middle of a video's picture, whose element is positioned. */
export const PlayMark = () => (
  <span className="play-mark">
    <Play />
  </span>
);
