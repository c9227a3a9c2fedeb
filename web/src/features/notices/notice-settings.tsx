import { useEffect, useId, useRef, useState } from 'react';
import { noticeSettings, type NoticeSettings as Settings } from '#contract/notices/notice-settings.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { config } from '#web/lib/config.ts';
import { TellMe } from '#web/parts/doorbell/tell-me.tsx';
import { messages as muting } from '#web/parts/muting/messages.ts';
import { setMuted, useWantsMuted } from '#web/parts/muting/mute.ts';
import { usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { Devices } from './devices.tsx';
import { PushSettings } from './push-settings.tsx';
import { SETTING, setSetting } from './set-setting.ts';
import { messages } from './settings-messages.ts';

const kinds = Object.keys(messages.kinds) as (keyof Settings)[];
const isThere = (settings: Settings) => (kind: keyof Settings) => settings[kind] !== undefined;

/** Of what a member is told, and what they muted; the list of notices leads here. */
export function NoticeSettings() {
  const reply = useApi(noticeSettings.getNoticeSettings, {});
  const { data, error } = reply;
  const desiredOf = usePendingToggles(SETTING);
  const wantsMuted = useWantsMuted();
  const id = useId();
  const [stops, setStops] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoading = !data && !error;
  // What stands above may still grow until it has loaded, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when it has loaded
  useEffect(() => {
    if (window.location.hash !== '#notifications') return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isLoading]);
  const unmute = (one: Parameters<typeof setMuted>[0]) => {
    // Its row goes away.
    heading.current?.focus({ preventScroll: true });
    setMuted(one, false);
  };
  const isOn = (kind: keyof Settings) =>
    desiredOf(kind) === undefined ? data?.data[kind] : desiredOf(kind) === '1';
  const muted = data?.data.muted.filter((one) => wantsMuted(one) !== false) ?? [];
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {messages.title}
      </h2>
      {config().pushKey && <TellMe saysWhyNot stops={stops} />}
      {!data && (
        <Pending
          of={reply}
          isInSection
          title={muting.failed}
          lines={['line 60', 'line 60', 'line 60', 'line 60']}
        />
      )}
      {data && (
        <>
          <fieldset className="stack gap-2">
            <legend>{messages.intro}</legend>
            {kinds.filter(isThere(data.data)).map((kind) => (
              <Checkbox
                key={kind}
                label={messages.kinds[kind]}
                checked={isOn(kind) ?? true}
                onChange={({ target: { checked } }) => set(kind, checked)}
              />
            ))}
          </fieldset>
          <p className="soft text-sm">{messages.always}</p>
          {config().pushKey && data.data.push && <PushSettings known={data.data.push} />}
        </>
      )}
      {config().pushKey && <Devices onStopped={() => setStops(stops + 1)} />}
      {muted.length > 0 && (
        <>
          <h3>{messages.muted}</h3>
          <List label={messages.muted}>
            {muted.map((one) => (
              <ListRow
                key={`${one.on} ${one.id}`}
                title={one.title}
                meta={<p className="soft text-sm">{messages.on[one.on]}</p>}
              >
                <Button small aria-label={muting.unmuteOf(one.title)} onClick={() => unmute(one)}>
                  {muting.unmute}
                </Button>
              </ListRow>
            ))}
          </List>
        </>
      )}
    </section>
  );
}

const set = (kind: keyof Settings, isOn: boolean) =>
  setSetting(kind, isOn ? '1' : '0', { [kind]: isOn }, messages.saving(messages.kinds[kind], isOn));
