import { Button } from '#web/components/buttons/button.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import type { Draft } from '#web/parts/blocks/draft/draft.ts';
import { allParts } from '#web/parts/blocks/draft/draft-files.ts';
import { messages } from '#web/parts/blocks/messages.ts';
import type { Progress } from './send-files.ts';

interface UploadProgressProps {
  draft: Draft;
  progress: Progress;
  onStop: () => void;
}

/** How far a file has come on its way, and a way to stop it. */
export function UploadProgress({ draft, progress: { name, sent, total }, onStop }: UploadProgressProps) {
  const { sending, percent, stop } = messages.progress;
  const file = allParts(draft).find((part) => part.name === name)?.chosen.name ?? '';
  const share = Math.min(100, Math.floor((sent / Math.max(total, 1)) * 100));
  return (
    <div className="upload">
      <p className="upload-name">
        <span>{sending(file)}</span> <b>{percent(share)}</b>
      </p>
      <ProgressBar label={sending(file)} value={share} />
      <Button small onClick={onStop}>
        {stop}
      </Button>
    </div>
  );
}
