import { Trash2 } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { formatMegabytes, formatSize } from '#web/lib/format/format-size.ts';
import { stop } from '#web/parts/sync/queue/outbox.ts';
import { FileBox } from './file-box.tsx';
import { messages } from './messages.ts';
import type { Sending } from './use-sending.ts';

const texts = messages.sending;

interface SendingFileProps {
  label: string;
  sending: Sending;
  onRemove: () => void;
}

/** A file on its way: how far it has come, why it does not go on, and ways to stop it or to take it back. */
export function SendingFile({ label, sending, onRemove }: SendingFileProps) {
  const { thing, file, transfer, minutes, isMoving, isSilent, isBroken, why } = sending;
  // What only waits or was stopped goes on.
  const reason = why && <FormError isWaiting={!isBroken}>{why}</FormError>;
  if (!file) return reason;
  const { sent, total } = transfer ?? { sent: 0, total: file.size };
  const bytes = [formatMegabytes(sent), formatMegabytes(total)] as const;
  const percent = Math.floor((sent / Math.max(total, 1)) * 100);
  return (
    <div className="field">
      <span className="field-name">{label}</span>
      <FileBox
        name={file.filename}
        size={transfer ? (isMoving ? texts.bytes : texts.arrived)(...bytes) : formatSize(file.size)}
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
        {transfer && (
          <ProgressBar label={texts.of(file.filename)} value={percent} words={texts.bytes(...bytes)} />
        )}
        {isMoving && transfer && !isSilent && <p className="soft num">{texts.share(percent, minutes)}</p>}
        {transfer && isSilent && <FormError isWaiting>{texts.silent}</FormError>}
        {reason}
      </FileBox>
    </div>
  );
}
