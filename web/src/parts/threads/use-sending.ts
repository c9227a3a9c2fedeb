import { useRef, useState } from 'react';
import { toastWaiting } from '#web/components/overlay/toast-waiting.ts';
import { useSession } from '#web/lib/session/session.ts';
import type { NewEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { handOver } from '#web/parts/sync/save/hand-over.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';

/**
 * Hands what is typed to the outbox, as the entry that `make` makes for a member; `onTaken` is called once that has it,
 * unless something else was typed meanwhile. `outcome` is `sent` once the last one arrived; where it waits a toast says so.
 */
export function useSending(
  text: string,
  make: (memberId: string) => Promise<NewEntry>,
  { sent, onTaken }: { readonly sent: string; readonly onTaken: () => void },
) {
  const device = useDevice();
  const memberId = useSession().user?.id ?? '';
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<string>();
  const latest = useRef(text);
  latest.current = text;
  const send = async () => {
    setSending(true);
    setProblem(undefined);
    setOutcome(undefined);
    try {
      const { waits, isFleeting = false } = await handOver(await make(memberId), device.name);
      if (isFleeting) return setProblem(waits);
      // Beside the form it would stay after that has gone out, below the strip that says there is no connection.
      if (waits) toastWaiting(waits);
      else setOutcome(sent);
      if (latest.current === text) onTaken();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setSending(false);
    }
  };
  return { isSending, problem, outcome, send };
}
