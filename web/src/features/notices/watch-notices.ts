import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { noteVisit } from '#contract/notices/digest.ts';
import { notices } from '#contract/notices/notices.ts';
import { call } from '#web/lib/api/api.ts';
import { hasLine } from '#web/lib/api/line.ts';
import { keep, readKept } from '#web/lib/device/browser-storage.ts';
import { endPush } from '#web/lib/device/end-push.ts';
import { savesData } from '#web/lib/saves-data.ts';
import { getSession, useSession } from '#web/lib/session/session.ts';
import { claimsOf } from '#web/lib/session/token-claims.ts';
import { getUnseen, setUnseen } from '#web/lib/unseen.ts';

/** Milliseconds between one look and the next on a page that is seen. */
const LOOK_MS = 60_000;
/** Each so many of them asks for news, too, which costs the server several times as much. */
const NEWS_LOOKS = 10;

/**
 * Keeps the numbers of the bell and of the messages: it looks at once, then each minute, and when the page is shown
 * again.
 */
export function WatchNotices() {
  const memberId = useSession().user?.id;
  useTapped();
  useEffect(() => (memberId === undefined ? undefined : watch(memberId)), [memberId]);
  return null;
}

function watch(memberId: string): () => void {
  let isOver = false;
  let looked = 0;
  let looks = 0;
  /** In how many communities there are news. */
  let fresh = 0;
  const look = (asksNews: boolean) => {
    looked = Date.now();
    const before = getUnseen('notifications');
    sayHere();
    call(notices.countNotices, { news: asksNews }).then(
      ({ data: { unseen, messages, news } }) => {
        if (isOver) return;
        // Whoever opened the list since then has seen them, also those that this answer counts.
        const now = getUnseen('notifications');
        fresh = news ? news.length : now && fresh;
        setBoth(before && !now ? 0 : unseen + fresh, messages);
      },
      // It stays as it was until the next look.
      () => undefined,
    );
  };
  const mayLook = () => !document.hidden && hasLine();
  const onVisible = () => mayLook() && Date.now() - looked >= LOOK_MS && look(true);
  // Who saves data is told when they come back to the page.
  const timer = setInterval(() => mayLook() && !savesData() && look(++looks % NEWS_LOOKS === 0), LOOK_MS);
  document.addEventListener('visibilitychange', onVisible);
  look(true);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    setBoth(0);
    if (getSession().user?.id !== memberId) endPush().catch(() => undefined);
  };
}

const SAID = 'saidHere';

/**
 * Says once a day that the member is there: their weekly mail follows from when they were there last. What is kept of
 * it names the session, which is over with a log-out, and not the member.
 */
function sayHere(): void {
  const { origin_jti: session = '' } = claimsOf(getSession().user?.token ?? '');
  const today = `${session} ${new Date().toDateString()}`;
  if (readKept(SAID) === today) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Without an answer, the next look says it again.
  call(noteVisit, { timeZone }).then(
    // A log-out may have come before the reply.
    () => getSession().user && keep(SAID, today),
    () => undefined,
  );
}

function setBoth(notices: number, messages = 0): void {
  setUnseen('notifications', notices);
  setUnseen('messages', messages);
}

/**
 * Goes where a notice on the lock screen leads, once it was tapped: the worker asks whether this page is awake, and
 * says so if it is not too late (`web/worker/push.js`).
 */
function useTapped(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    const go = ({ data, ports }: MessageEvent) => {
      const [act, path] = data;
      const [port] = ports;
      if (act !== 'open' || !port) return;
      port.onmessage = () => navigate(path);
      port.postMessage('awake');
    };
    serviceWorker?.addEventListener('message', go);
    return () => serviceWorker?.removeEventListener('message', go);
  }, [navigate]);
}
