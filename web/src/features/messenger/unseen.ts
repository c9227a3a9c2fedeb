import { useEffect } from 'react';
import * as z from 'zod/mini';
import { deviceList } from '#web/lib/device/device-list.ts';
import { useSession } from '#web/lib/session/session.ts';
import { sampleContacts } from './samples.ts';

/** The contacts whose latest messages the member has seen, by id, on this device. */
const seen = deviceList('chatsSeen', z.string());

/** How many unread messages the member has not seen yet. */
export function useUnseen(): number {
  const shown = seen.useItems(useSession().user?.id ?? '');
  return sampleContacts.filter(({ id }) => !shown.includes(id)).reduce((sum, { unread }) => sum + unread, 0);
}

const ids = sampleContacts.map(({ id }) => id);

/** For a screen that shows the latest messages of all contacts. */
export function useSeeing(): void {
  const memberId = useSession().user?.id;
  useEffect(() => {
    if (memberId === undefined) return;
    seen.change(memberId, (kept) => (ids.every((id) => kept.includes(id)) ? kept : ids));
  }, [memberId]);
}
