import { type ReactNode, useId, useState } from 'react';
import { VideoPlayer } from '#web/components/content/video-player.tsx';
import { contentUrl } from '#web/lib/config.ts';
import { formatSize } from '#web/lib/format/format-size.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { messages } from './messages.ts';
import type { StoredFile } from './stored-file.ts';
import './file-note.css';
import './press-to-play.css';

interface PressToPlayProps {
  file: StoredFile;
  /** Address of a still, for the moment until it plays. */
  poster?: string | undefined;
  /** Shown before it plays: its still with the mark. */
  children: ReactNode;
}

/** Its player has gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** A video that loads nothing before a press, which shows its size; then it plays in place. */
export function PressToPlay({ file: { folder, filename, title, size }, poster, children }: PressToPlayProps) {
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const isOnline = useIsOnline();
  const id = useId();
  const src = contentUrl(folder, filename);
  // What is kept on this device needs none.
  const canPlay = isOnline || src.startsWith('blob:');
  const cost = formatSize(size);
  if (state === 'playing')
    return (
      <VideoPlayer
        isPlaying
        src={src}
        poster={poster}
        label={messages.videoOf(title)}
        onError={() => setState('failed')}
      />
    );
  const note = canPlay ? state === 'failed' && messages.notPlayed : messages.offline;
  return (
    <div>
      <button
        type="button"
        className="press-to-play"
        aria-label={messages.playOf(cost, title)}
        aria-disabled={!canPlay || undefined}
        aria-describedby={note ? id : undefined}
        ref={state === 'failed' ? takeFocus : undefined}
        onClick={() => canPlay && setState('playing')}
      >
        {children}
        <span className="press-to-play-cost text-sm strong">{messages.play(cost)}</span>
      </button>
      <p className="file-note soft text-xs" id={id} role="status">
        {note}
      </p>
    </div>
  );
}
