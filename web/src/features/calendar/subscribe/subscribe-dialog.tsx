import { useState } from 'react';
import { feeds } from '#contract/events/feeds.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { useWork } from '#web/components/buttons/use-work.ts';
import { CopyText } from '#web/components/content/copy-text.tsx';
import { TextField } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { type ApiError, call } from '#web/lib/api/api.ts';
import { isUncertain } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';

/** The address at which calendar programs find the member's events. It is made when it is first asked for. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const reply = useApi(feeds.getFeed, {});
  const { data, error, isValidating, mutate } = reply;
  const [isAsking, setAsking] = useState(false);
  const renewal = useRenewal(
    (path) => {
      void mutate({ data: { path } }, { revalidate: false });
      setAsking(false);
    },
    () => {
      setAsking(false);
      void mutate();
    },
  );
  // An address that was known may have ended meanwhile, and one may have been made on another device.
  const known = isValidating || error ? undefined : data?.data;
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <div className="stack gap-4">
        <p>{messages.what}</p>
        <p>{messages.who}</p>
        {known?.path && (
          <Address url={new URL(known.path, location.href).href} onRenew={() => setAsking(true)} />
        )}
        {known && !known.path && <NoAddress {...renewal} />}
        {!known && <Pending of={reply} isInSection title={messages.failed} lines={['line 90', 'line 40']} />}
      </div>
      {isAsking && (
        <Confirm
          title={messages.question}
          text={messages.lost}
          confirmLabel={messages.renew}
          busyText={renewal.isBusy ? messages.making : undefined}
          onConfirm={() => void renewal.renew(messages.renewed)}
          onCancel={() => setAsking(false)}
        >
          {renewal.error && <FormError>{renewal.error.message}</FormError>}
        </Confirm>
      )}
    </Dialog>
  );
}

function Address({ url, onRenew }: { url: string; onRenew: () => void }) {
  return (
    <>
      <TextField
        label={messages.label}
        hint={messages.how}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="cluster gap-3">
        <CopyText text={url} label={messages.copy} copiedLabel={messages.copied} />
        <Button variant="plain" aria-haspopup="dialog" onClick={onRenew}>
          {messages.renew}
        </Button>
      </div>
    </>
  );
}

function NoAddress({ isBusy, error, renew }: ReturnType<typeof useRenewal>) {
  return (
    <>
      <p className="soft">{messages.none}</p>
      {error && <FormError>{error.message}</FormError>}
      <div className="cluster">
        <Button
          variant="primary"
          busy={isBusy}
          busyText={messages.making}
          onClick={() => void renew(messages.made)}
        >
          {messages.make}
        </Button>
      </div>
    </>
  );
}

/**
 * Makes a new address at once, not from the outbox: whoever asks for it is to have the former one ended from then on.
 * `onUnknown` is called when its answer is lost, and the former one may have ended.
 */
function useRenewal(onDone: (path: string) => void, onUnknown: () => void) {
  const { isBusy, error, work } = useWork({
    onFailed: (cause) => isUncertain(cause as ApiError) && onUnknown(),
  });
  const renew = (said: string) =>
    work(async () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const { data } = await call(feeds.renewFeed, { timeZone });
      onDone(data.path);
      toast(said);
    });
  return { isBusy, error, renew };
}
