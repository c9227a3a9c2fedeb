import { toast } from '#web/components/overlay/toast.tsx';
import {
  type CurrentCommunity,
  getSession,
  sessionNumber,
  storeCommunity,
} from '#web/lib/session/session.ts';
import { findOwnCommunity } from './api.ts';
import { messages } from './messages.ts';

/** The session whose member is being brought elsewhere: a further one does not wait for it. */
let landing: number | undefined;

/**
 * Brings a member whose current community is gone into another one, and says so. Where that fails too, all stays as it
 * is: the screen shows what failed, and its next try leads here again.
 */
export async function land(gone: CurrentCommunity): Promise<void> {
  const session = sessionNumber();
  if (landing === session) return;
  landing = session;
  try {
    const next = await findOwnCommunity(undefined, gone.id);
    if (sessionNumber() !== session || getSession().community?.id !== gone.id) return;
    storeCommunity(next);
    toast(messages.landed(gone.name, next.name));
  } catch {
    // The screen says it.
  } finally {
    if (landing === session) landing = undefined;
  }
}
