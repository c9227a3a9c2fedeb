import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { call } from '#web/lib/api/api.ts';
import { hasLine } from '#web/lib/api/line.ts';
import { savesData } from '#web/lib/saves-data.ts';
import { useSession } from '#web/lib/session/session.ts';
import { setUnseen } from './unseen.ts';

/** Milliseconds between one look and the next on a page that is seen. */
const LOOK_MS = 60_000;

/** Keeps the bell's number: it looks at once, then each minute, and when the page is shown again. */
export function WatchNotices() {
  const memberId = useSession().user?.id;
  useEffect(() => (memberId === undefined ? undefined : watch()), [memberId]);
  return null;
}

function watch(): () => void {
  let isOver = false;
  let looked = 0;
  const look = () => {
    looked = Date.now();
    call(notices.countNotices, {}).then(
      ({ data }) => !isOver && setUnseen(data.unseen),
      // It stays as it was until the next look.
      () => undefined,
    );
  };
  const mayLook = () => !document.hidden && hasLine();
  const onVisible = () => mayLook() && Date.now() - looked >= LOOK_MS && look();
  // Who saves data is told when they come back to the page.
  const timer = setInterval(() => mayLook() && !savesData() && look(), LOOK_MS);
  document.addEventListener('visibilitychange', onVisible);
  look();
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    setUnseen(0);
  };
}
