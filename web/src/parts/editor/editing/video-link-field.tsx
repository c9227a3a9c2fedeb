import { Link } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { TextField } from '#web/components/form/field.tsx';
import { webHost } from '#web/lib/format/web-host.ts';
import type { VideoBlock } from '#web/parts/editor/draft/draft.ts';
import { VideoCard } from '#web/parts/editor/reading/video-card.tsx';
import { messages } from './messages.ts';

interface VideoLinkFieldProps {
  block: VideoBlock;
  /** Address of the cover, if there is one. */
  cover: string | undefined;
  error: string | undefined;
  isLocked: boolean;
  onChange: (link: string) => void;
}

/** The address of a video, and for a valid one, the card that readers will see. */
export function VideoLinkField({ block, cover, error, isLocked, onChange }: VideoLinkFieldProps) {
  const { link, title } = block;
  const field = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const { link: label, linkHint, changeLink } = messages.videoLink;
  const isCard = webHost(link.trim()) !== undefined && !error && !isTyping && !isChanging;

  useEffect(() => {
    if (isChanging) field.current?.querySelector('input')?.focus();
  }, [isChanging]);

  if (isCard)
    return (
      <>
        <VideoCard link={link.trim()} title={title.trim()} cover={cover} />
        {!isLocked && (
          <div className="cluster gap-3">
            <Button small icon={<Link />} onClick={() => setChanging(true)}>
              {changeLink}
            </Button>
          </div>
        )}
      </>
    );
  return (
    <div ref={field}>
      <TextField
        label={label}
        hint={linkHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={link}
        error={error}
        readOnly={isLocked}
        onFocus={() => setTyping(true)}
        onBlur={() =>
          afterPress(() => {
            // The whole window was left, and the focus came back with it.
            if (field.current?.contains(document.activeElement)) return;
            setTyping(false);
            setChanging(false);
          })
        }
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** After the press that took the focus away: what was pressed must not move before. */
function afterPress(act: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => {
    controller.abort();
    act();
  };
  for (const name of ['click', 'keyup']) window.addEventListener(name, end, { signal });
}
