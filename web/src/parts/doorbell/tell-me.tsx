import { useCallback, useEffect, useState } from 'react';
import { push } from '#contract/notices/push.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { refresh } from '#web/lib/api/replies.tsx';
import { findTelling, stopTelling, type Telling } from '#web/lib/push/device.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { AskDialog } from './ask-dialog.tsx';
import { messages } from './messages.ts';

interface TellMeProps {
  /** Whether it says, too, why it cannot be: where somebody looks for it. */
  saysWhyNot?: boolean;
  /** How often a device was stopped elsewhere on the page: it may be this one. */
  stops?: number;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Whether this device tells its member while Furrow is closed; it begins after a tap, and nothing asks by itself. */
export function TellMe({ saysWhyNot = false, stops = 0 }: TellMeProps) {
  const { name } = useDevice();
  const [telling, setTelling] = useState<Telling>();
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const look = useCallback(() => void findTelling().then(setTelling, () => setTelling('none')), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more after each stop
  useEffect(() => {
    look();
    // They may have changed it in the browser.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look, stops]);

  const changed = () => {
    look();
    void refresh(push.listPush);
  };
  const stop = async () => {
    setStopping(true);
    await stopTelling().catch(() => undefined);
    setStopping(false);
    changed();
  };
  if (telling === undefined) return null;
  if (telling !== 'on' && telling !== 'off')
    return (
      (saysWhyNot || wasAsked) && (
        // The button that was pressed is gone.
        <p className="soft text-sm" tabIndex={-1} ref={wasAsked ? focus : undefined}>
          {messages[telling]}
        </p>
      )
    );
  const isOn = telling === 'on';
  return (
    <div className="cluster gap-3">
      <p role="status">{isOn ? messages.on(name) : messages.offer}</p>
      {isOn ? (
        <Button
          small
          {...(isStopping && { busy: true, busyText: messages.stopping })}
          onClick={() => void stop()}
        >
          {messages.stop}
        </Button>
      ) : (
        <Button small aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {messages.tell}
        </Button>
      )}
      {isAsking && (
        <AskDialog
          onClose={() => {
            setAsking(false);
            setWasAsked(true);
            changed();
          }}
        />
      )}
    </div>
  );
}
