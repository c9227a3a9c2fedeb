import { type ComponentProps, useEffect, useRef } from 'react';
import './video-player.css';

interface VideoPlayerProps extends Pick<ComponentProps<'video'>, 'onError'> {
  /** Address on the content host. */
  src: string;
  /** Address of a still. */
  poster?: string | undefined;
  /** Size of the still, where it is known: the player is as large before it loads. Otherwise it is wide. */
  width?: number | undefined;
  height?: number | undefined;
  /** What readers hear. */
  label: string;
  /** Whether it plays at once, after a press. @default false */
  isPlaying?: boolean;
}

/** A video in place. Nothing of it is loaded before it plays. */
export function VideoPlayer({ label, isPlaying = false, ...video }: VideoPlayerProps) {
  const { poster, width, height } = video;
  const isSized = poster !== undefined && width !== undefined && height !== undefined;
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isPlaying) return;
    element.current?.focus({ preventScroll: true });
    // What cannot play reports an error of its own.
    void element.current?.play()?.catch(() => undefined);
  }, [isPlaying]);
  return (
    <video
      ref={element}
      controls
      playsInline
      preload="none"
      {...video}
      aria-label={label}
      className={isSized ? 'video-player' : 'video-player is-wide'}
      width={isSized ? width : 1280}
      height={isSized ? height : 720}
    />
  );
}
