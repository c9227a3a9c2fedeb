import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import type { Kept, KeptPiece } from '#web/lib/device/kept-pieces.ts';
import { formatMegabytes, formatSize } from '#web/lib/format/format-size.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { bytesOf, letGo } from './kept.ts';
import { messages } from './messages.ts';

/** How much of a piece is on this device, and a way to let it go. */
export function KeptMark({ kept, piece }: { kept: Kept; piece: KeptPiece }) {
  const { here, all } = bytesOf(kept, piece);
  const [isAsking, setAsking] = useState(false);
  const device = useDevice().name;
  const isOnline = useIsOnline();
  const sizes = [formatMegabytes(here), formatMegabytes(all)] as const;
  const isWhole = here === all;
  return (
    <div className="stack gap-2">
      <div className="cluster gap-3">
        <p className="row gap-2 soft text-sm" role="status">
          {isWhole && <Check />}
          {isWhole
            ? messages.kept(device, formatSize(all))
            : (isOnline ? messages.part : messages.waits)(...sizes)}
        </p>
        <Button small aria-label={messages.letGoOf(piece.title)} onClick={() => setAsking(true)}>
          {messages.letGo}
        </Button>
      </div>
      {!isWhole && <ProgressBar label={messages.progress} value={here} max={all} />}
      {isAsking && (
        <Confirm
          variant="primary"
          title={messages.askLetGo.title(piece.title)}
          text={messages.askLetGo.text(formatSize(all))}
          confirmLabel={messages.letGo}
          onConfirm={() => void letGo(piece.id)}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
