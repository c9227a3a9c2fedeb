import { Download } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { formatSize } from '#web/lib/format/format-size.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { keep, type Measured, measure } from './keep.ts';
import { showFiles, useKept } from './kept.ts';
import { KeptMark } from './kept-mark.tsx';
import { messages } from './messages.ts';
import { ownReply, type PieceRef, pieceId } from './piece.ts';

export interface KeepHereProps {
  piece: PieceRef;
  title: string;
  /** Its address in the site. */
  to: string;
  /** Its files have addresses on this device now. */
  onShown: () => void;
}

/** Keeps a piece on this device, after its size was said; or says that it is kept. */
export function KeepHere({ piece, title, to, onShown }: KeepHereProps) {
  const id = pieceId(piece);
  const kept = useKept();
  const device = useDevice().name;
  const [measured, setMeasured] = useState<Measured>();
  const [isMeasuring, setMeasuring] = useState(false);
  const [problem, setProblem] = useState('');
  const reply = ownReply(piece);
  useShown(reply, onShown);

  const begin = async () => {
    setMeasuring(true);
    setProblem('');
    await measure(piece).then(setMeasured, ({ message }: Error) => setProblem(message));
    setMeasuring(false);
  };
  const confirm = async ({ bytes }: Measured) => {
    setMeasured(undefined);
    if (!measured || (await keep(measured, { title, to }))) return;
    setProblem(messages.noRoom(formatSize(bytes), device));
  };
  const one = kept?.pieces.find((each) => each.id === id);
  if (kept && one) return <KeptMark kept={kept} piece={one} />;
  const whole = kept?.pieces.find(({ replies }) => replies.includes(reply));
  if (whole) return <p className="soft text-sm">{messages.within(whole.title)}</p>;
  return (
    <>
      <Button
        small
        icon={<Download />}
        busy={isMeasuring}
        busyText={messages.measuring}
        onClick={() => void begin()}
      >
        {messages.keep(device)}
      </Button>
      {problem && <FormError>{problem}</FormError>}
      {measured && (
        <Confirm
          variant="primary"
          title={messages.ask.title(formatSize(measured.bytes))}
          text={messages.ask.text(device)}
          confirmLabel={messages.ask.confirm}
          onConfirm={() => void confirm(measured)}
          onCancel={() => setMeasured(undefined)}
        />
      )}
    </>
  );
}

/** At first, and when the connection goes: a film that is playing is not begun anew because the rest has come. */
function useShown(reply: string, onShown: () => void): void {
  const isOnline = useIsOnline();
  const shown = useEffectEvent(onShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: files that were fetched meanwhile are shown offline
  useEffect(() => {
    void showFiles(reply).then((isNew) => isNew && shown());
  }, [reply, isOnline]);
}
