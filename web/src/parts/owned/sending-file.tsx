import { Trash2, TriangleAlert } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { formatMegabytes, formatSize } from '#web/lib/format/format-size.ts';
import { stop } from '#web/parts/outbox/outbox.ts';
import { FileBox } from './file-box.tsx';
import { messages } from './messages.ts';
import type { Sending } from './use-sending.ts';

const texts = messages.sending;

/** A file on its way: how far it has come, why it does not go on, and ways to stop it or to take it back. */
export function SendingFile({ sending, onRemove }: { sending: Sending; onRemove: () => void }) {
  const { thing, file, progress, minutes, isMoving, why } = sending;
  if (!file) return why ? <Why text={why} /> : null;
  const [sent, total] = [progress?.sent ?? 0, progress?.total ?? file.size];
  const bytes = [formatMegabytes(sent), formatMegabytes(total)] as const;
  const percent = Math.floor((sent / Math.max(total, 1)) * 100);
  return (
    <FileBox
      name={file.filename}
      size={progress ? (isMoving ? texts.bytes : texts.arrived)(...bytes) : formatSize(file.size)}
      act={
        thing.state === 'sending' ? (
          <Button small onClick={() => void stop(thing.id)}>
            {texts.stop}
          </Button>
        ) : (
          <IconButton
            label={messages.file.remove(file.filename)}
            icon={<Trash2 className="icon" aria-hidden="true" />}
            onClick={onRemove}
          />
        )
      }
    >
      {progress && (
        <ProgressBar label={texts.of(file.filename)} value={percent} words={texts.bytes(...bytes)} />
      )}
      {isMoving && progress && <p className="soft num">{texts.share(percent, minutes)}</p>}
      {why && <Why text={why} />}
    </FileBox>
  );
}

const Why = ({ text }: { text: string }) => (
  <p className="alert" role="alert">
    <TriangleAlert className="icon" aria-hidden="true" />
    {text}
  </p>
);
