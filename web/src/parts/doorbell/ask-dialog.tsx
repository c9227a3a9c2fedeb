import { Button } from '#web/components/buttons/button.tsx';
import { useWork } from '#web/components/buttons/use-work.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { ApiError } from '#web/lib/api/api.ts';
import { beginTelling } from '#web/lib/push/device.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { messages } from './messages.ts';

/** Says what it is for and how much comes at most; then the browser asks. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const { name } = useDevice();
  const { isBusy, error, work } = useWork({ isLast: true });
  const { title, why, bounds, next, busy, notNow } = messages.ask;

  const begin = async () => {
    await beginTelling();
    onClose();
  };
  return (
    <Dialog title={title(name)} onClose={onClose}>
      <div className="stack gap-3">
        {error && <FormError>{messages.failed(whyOf(error))}</FormError>}
        <p>{why}</p>
        <p>{bounds}</p>
        <p className="soft text-sm">{next}</p>
      </div>
      <div className="dialog-acts">
        <Button onClick={onClose}>{notNow}</Button>
        <Button
          variant="primary"
          {...(isBusy && { busy: true, busyText: busy })}
          onClick={() => void work(begin)}
        >
          {messages.tell}
        </Button>
      </div>
    </Dialog>
  );
}

const whyOf = (error: Error): string =>
  error instanceof ApiError ? error.message : (messages.refusals.get(error.name) ?? messages.unreached);
