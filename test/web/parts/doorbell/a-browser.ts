import { onTestFinished, vi } from 'vitest';

export const KEY = 'BAECAwQ';
/** The bytes of another key. */
const OTHER_KEY = new Uint8Array([4, 4, 4, 4, 4]).buffer;
const bytesOf = (key: string) => Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0)).buffer;

interface Browser {
  readonly permission: NotificationPermission;
  /** What its member says when it asks. */
  readonly answer: NotificationPermission;
  /** Fails to subscribe, as where no push service is reached. */
  readonly isCut: boolean;
  /** The worker comes a while after the page. */
  readonly isFirstVisit: boolean;
}

/** A browser that can be pushed to, and what is done with it: what it is subscribed to stands in `subscribed`. */
export function aBrowser({
  permission = 'default',
  answer = 'granted',
  isCut = false,
  isFirstVisit = false,
}: Partial<Browser> = {}) {
  const state = {
    permission,
    subscribed: undefined as PushSubscription | undefined,
    count: 0,
    /** As after the operator has made a new pair of keys. */
    otherKey: () => Object.assign(state.subscribed?.options ?? {}, { applicationServerKey: OTHER_KEY }),
  };
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (isCut) throw new DOMException('Registration failed', 'AbortError');
    if (state.subscribed) return state.subscribed;
    state.count += 1;
    const endpoint = `https://fcm.googleapis.com/fcm/send/${state.count}`;
    const one = {
      endpoint,
      options: { applicationServerKey: bytesOf(applicationServerKey) },
      toJSON: () => ({ endpoint, keys: { p256dh: 'P256', auth: 'AUTH' } }),
      unsubscribe: async () => {
        if (state.subscribed === one) state.subscribed = undefined;
        return true;
      },
    } as unknown as PushSubscription;
    state.subscribed = one;
    return one;
  });
  const pushManager = { subscribe, getSubscription: async () => state.subscribed ?? null };
  const registration = { pushManager };
  const coming = Promise.withResolvers<typeof registration>();
  let isHere = !isFirstVisit;
  /** The site's worker is there. */
  const arrive = () => {
    isHere = true;
    coming.resolve(registration);
  };
  if (isHere) arrive();
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => (isHere ? registration : undefined),
    ready: coming.promise,
  });
  const requestPermission = vi.fn(async () => {
    state.permission = answer;
    return answer;
  });
  const notification = {
    requestPermission,
    get permission() {
      return state.permission;
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
  });
  return { state, subscribe, requestPermission, arrive };
}
