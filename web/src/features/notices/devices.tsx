import { useId, useRef, useState } from 'react';
import { type Device, push } from '#contract/notices/push.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { type ApiError, call } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { endHere, ownDevice } from '#web/lib/push/device.ts';
import { messages } from './settings-messages.ts';

const { devices: texts } = messages;
const ALL = 'all';

/** The member's devices that are told while Furrow is closed, each with its end. */
export function Devices({ onStopped }: { onStopped: () => void }) {
  const reply = useApi(push.listPush, {});
  const { data, mutate } = reply;
  const { stopping, stop } = useStopping(async () => {
    onStopped();
    await mutate();
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const end = async (one: string) => {
    // Its row, or all of them, go away.
    if (await stop(one)) heading.current?.focus();
  };
  const own = ownDevice();
  return (
    <section className="stack gap-2" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      {!data && <Pending of={reply} isInSection title={texts.failed} lines={['line 60']} />}
      {data?.data.length === 0 && <p className="soft">{texts.none}</p>}
      {data && data.data.length > 0 && (
        <>
          <List label={texts.title}>
            {data.data.map((device) => (
              <ListRow
                key={device.id}
                title={nameOf(device)}
                meta={
                  <p className="cluster gap-2 soft text-sm">
                    {texts.since(formatDate(device.since))}
                    {device.id === own && <Badge>{texts.here}</Badge>}
                  </p>
                }
              >
                <Button
                  small
                  aria-label={texts.stopOf(nameOf(device))}
                  {...(stopping === device.id && { busy: true, busyText: texts.stopping })}
                  onClick={() => void end(device.id)}
                >
                  {texts.stop}
                </Button>
              </ListRow>
            ))}
          </List>
          <div>
            <Button
              small
              {...(stopping === ALL && { busy: true, busyText: texts.stopping })}
              onClick={() => void end(ALL)}
            >
              {texts.stopAll}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const nameOf = ({ browser, system }: Device) =>
  browser && system ? texts.on(browser, system) : (browser ?? system ?? texts.unknown);

/** Ends a device, or all of them; the server first, so that what it did not hear goes on. */
function useStopping(onStopped: () => Promise<void>) {
  const [stopping, setStopping] = useState<string>();
  const stop = async (one: string): Promise<boolean> => {
    setStopping(one);
    try {
      await call(push.removePush, one === ALL ? { all: true } : { id: one });
      if (one === ALL || one === ownDevice()) await endHere();
      await onStopped();
      return true;
    } catch (error) {
      toastFailure(texts.notStopped((error as ApiError).message));
      return false;
    } finally {
      setStopping(undefined);
    }
  };
  return { stopping, stop };
}
