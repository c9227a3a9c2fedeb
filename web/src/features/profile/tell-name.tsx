import { PersonName } from '#contract/fields/person-fields.ts';
import { NameDialog } from '#web/components/overlay/name-dialog.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { put } from '#web/parts/sync/queue/outbox.ts';
import { messages } from './messages.ts';
import { nameEntry } from './name-entry.ts';

/** Asks a new member for their name. The outbox sends it, now or once there is a signal. */
export function TellName({ onClose }: { onClose: (isTold: boolean) => void }) {
  const texts = messages.naming;
  return (
    <NameDialog
      title={texts.title}
      action={texts.submit}
      note={<p className="soft">{texts.note}</p>}
      refusalOf={(name) => PersonName.safeParse(name).error?.issues[0]?.message}
      onName={async (name) => {
        await put(nameEntry(name));
        toast(texts.told(name));
        onClose(true);
      }}
      onClose={() => onClose(false)}
    />
  );
}
