import { push } from '#contract/notices/push.ts';
import { ApiError, call } from '#web/lib/api/api.ts';
import { callOpen } from '#web/lib/api/open.ts';
import { config } from '#web/lib/config.ts';
import { endPush } from '#web/lib/device/end-push.ts';
import { installWay } from '#web/lib/device/install.ts';
import { getSession, isSignedInHere } from '#web/lib/session/session.ts';
import { isRemembered } from '#web/lib/session/session-storage.ts';
import { withinLimit } from '#web/lib/time-limit.ts';
import { dropMark, keepMark, type Mark, readMark } from './mark.ts';

/** Milliseconds after which the server is told again: it may have let go of the device, as of the oldest of six. */
const TELL_AGAIN_MS = 7 * 24 * 60 * 60_000;

/**
 * Whether this device tells its member while Furrow is closed; `home-screen`: only from there it could. `passing`: the
 * session ends with the browser, and whoever uses it next must not be told.
 */
export type Telling = 'on' | 'off' | 'denied' | 'home-screen' | 'passing' | 'none';

export async function findTelling(): Promise<Telling> {
  if (!('PushManager' in window) || typeof Notification === 'undefined')
    return installWay() === 'menu' ? 'home-screen' : 'none';
  if (Notification.permission === 'denied') return 'denied';
  if (!navigator.serviceWorker) return 'none';
  if (!isRemembered()) return 'passing';
  // On a first visit the worker comes a while after the page: it is off, and can be begun.
  const registration = await navigator.serviceWorker.getRegistration();
  const isOn = readMark()?.member === getSession().user?.id && (await subscriptionOf(registration)) !== null;
  return isOn ? 'on' : 'off';
}

const subscriptionOf = (registration: ServiceWorkerRegistration | undefined) =>
  registration?.pushManager.getSubscription() ?? null;

/**
 * Has the browser ask, and begins to tell where that is allowed. Throws what failed, in words; then nothing has begun.
 */
export async function beginTelling(): Promise<Telling> {
  if ((await Notification.requestPermission()) === 'granted')
    await begin(await withinLimit(() => navigator.serviceWorker.ready));
  return findTelling();
}

async function begin({ pushManager }: ServiceWorkerRegistration, isRenewal = false): Promise<void> {
  const member = getSession().user?.id;
  const before = await pushManager.getSubscription();
  const subscription = await subscribe(pushManager, before);
  const { endpoint = '', keys } = subscription.toJSON();
  const zone = zoneHere();
  let id: string;
  try {
    const { p256dh = '', auth = '' } = keys ?? {};
    const { userAgent: agent } = navigator;
    const { data } = await call(push.addPush, { endpoint, keys: { p256dh, auth }, zone, agent, isRenewal });
    id = data.id;
  } catch (error) {
    // What the server knows already goes on, and the next visit tries again.
    if (endpoint !== before?.endpoint) await subscription.unsubscribe();
    throw error;
  }
  if (member === undefined || member !== getSession().user?.id) {
    await subscription.unsubscribe();
  } else if (!keepMark({ member, endpoint, zone, id, at: Date.now() })) {
    // Without it no log-out would end it.
    await stopTelling();
    throw new DOMException(undefined, 'QuotaExceededError');
  }
}

/** With the operator's key of today, and never what another member began: their pushes would come, too. */
async function subscribe(manager: PushManager, present: PushSubscription | null): Promise<PushSubscription> {
  const { pushKey = '' } = config();
  const isOwn = readMark()?.member === getSession().user?.id;
  if (present && (!isOwn || keyOf(present) !== pushKey)) await present.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

/** In base64url, as `config.json` has it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Before a sign-in the member may have left and stayed, or been disabled for a while: their devices went. */
const isTold = ({ id, at = 0 }: Mark) =>
  id !== undefined && !isSignedInHere() && Math.abs(Date.now() - at) < TELL_AGAIN_MS;

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The server's id of this device, where it tells the member. */
export function ownDevice(): string | undefined {
  const mark = readMark();
  return mark?.member === getSession().user?.id ? mark?.id : undefined;
}

/** This device tells nothing any more; the server has forgotten it. It never fails. */
export async function endHere(): Promise<void> {
  dropMark();
  await endPush().catch(() => undefined);
}

/** All the member's devices but this one tell nothing until a sign-in there, by a token of theirs. Throws an `ApiError`. */
export async function stopOthers(token: string): Promise<void> {
  const end = (but?: string) => callOpen(push.removePush, { all: true, but, untilSignIn: true }, { token });
  await end(ownDevice()).catch((error: unknown) => {
    // The server has let go of this one since, as of the oldest of six.
    if (!(error instanceof ApiError) || error.code !== 'push.missing') throw error;
    return end();
  });
}

/** This device tells nothing any more, and the server forgets it: at once, or when what it sends finds nobody. */
export async function stopTelling(): Promise<void> {
  dropMark();
  const subscription = await subscriptionOf(await navigator.serviceWorker?.getRegistration());
  if (!subscription) return;
  const { endpoint } = subscription;
  await Promise.all([subscription.unsubscribe(), call(push.removePush, { endpoint }).catch(() => undefined)]);
}

/**
 * Once a visit: what the browser, a journey or the operator has changed since is told to the server. Nobody is asked
 * anything, and what another member began here ends.
 */
export async function followTelling(): Promise<void> {
  const mark = readMark();
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!mark || !registration?.pushManager) return;
  const isAllowed = Notification.permission === 'granted' && config().pushKey !== undefined;
  if (!isAllowed || !isRemembered() || mark.member !== getSession().user?.id) return stopTelling();
  const subscription = await subscriptionOf(registration);
  const isSame = subscription?.endpoint === mark.endpoint && keyOf(subscription) === config().pushKey;
  if (isSame && mark.zone === zoneHere() && isTold(mark)) return;
  try {
    await begin(registration, true);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'push.stopped') throw error;
    // Stopped in the list of devices, perhaps on another one: a tap begins it again.
    return endHere();
  }
  const { endpoint } = mark;
  if (readMark()?.endpoint !== endpoint) await call(push.removePush, { endpoint }).catch(() => undefined);
}
