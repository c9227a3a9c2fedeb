import { toast } from '#web/components/overlay/toast.tsx';
import { type CurrentCommunity, getSession, storeCommunity } from '#web/lib/session/session.ts';
import { findOwnCommunity } from './api.ts';
import { messages } from './messages.ts';

let isLanding = false;

/**
 * Brings a member whose current community is gone into another one, and says so. Where that fails too, all stays as it
 * is: the screen shows what failed, and its next try leads here again.
 */
export async function land(gone: CurrentCommunity): Promise<void> {
  if (isLanding) return;
  isLanding = true;
  const member = getSession().user?.id;
  try {
    const next = await findOwnCommunity(undefined, gone.id);
    const { user, community } = getSession();
    if (user?.id !== member || community?.id !== gone.id) return;
    storeCommunity(next);
    toast(messages.landed(gone.name, next.name));
  } catch {
    // Said by the screen.
  } finally {
    isLanding = false;
  }
}
