/*
 * What the server rings about while the site may be closed: a push is one of Declarative Web Push, which some browsers
 * show by themselves.
 */

/**
 * Milliseconds in which an open page says that it is awake; one that the device has put to sleep says nothing. Firefox
 * opens a window for a second after a tap.
 */
const ANSWER_MS = 500;

addEventListener('push', (event) => event.waitUntil(show(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event)));

/** Browsers take the right away from who shows nothing, so that what cannot be read is shown, too. */
function show(push) {
  let said;
  let path = '/';
  try {
    said = push.json().notification;
    path = pathOf(said.navigate);
  } catch {}
  const { title, body, lang, tag = '' } = said ?? {};
  // Of the same piece, one takes the place of another.
  const look = { body, lang, tag, renotify: tag !== '', icon: '/icon-192.png', data: path };
  return registration.showNotification(title || 'Something new on Furrow', look);
}

/** Nowhere but on this site. */
function pathOf(to) {
  const { origin, pathname, search, hash } = new URL(to, location.origin);
  return origin === location.origin ? pathname.replace(/^\/+/, '/') + search + hash : '/';
}

/** Goes there in a page that is open, where nothing is reloaded, or else in a new one. */
async function open(path) {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page && (await goesThere(page, path))) await page.focus();
  else await clients.openWindow(location.origin + path);
}

const goesThere = (page, path) =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => {
      port1.close();
      done(false);
    }, ANSWER_MS);
    // It goes once it hears so: one that wakes later stays where it is, as a new one has opened.
    port1.onmessage = () => {
      clearTimeout(timer);
      port1.postMessage('go');
      done(true);
    };
    page.postMessage(['open', path], [port2]);
  });

/** With the same key; a page tells the server at the next visit (`web/src/lib/push/device.ts`), as this has no session. */
async function subscribeAnew({ oldSubscription, newSubscription }) {
  if (!newSubscription && oldSubscription) await registration.pushManager.subscribe(oldSubscription.options);
}
