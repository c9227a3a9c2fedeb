/*
 * The service worker: the site opens without a network after one visit (decision 77). It answers for three things only:
 * the hashed files of the build, the page, and `config.json`; and it takes what the phone shares with Furrow. Everything
 * else, above all `/api`, passes it by. What the server rings about is shown by `push.js`. The build defines BUILD, SHELL
 * and REST (`lib/site/service-worker.ts`).
 */
import { namesOf, withNames } from './other-names.js';
import './push.js';

/** One cache for each build; prefixed, as other parts of the site may have caches of their own. */
const PREFIX = 'furrow-shell-';
const CACHE = PREFIX + BUILD;

const PAGE = '/';
const CONFIG = '/config.json';
/** In the cache of a build whose worker has been active. */
const WAS_ACTIVE = '/was-active';

/** Where the phone sends what is shared; the page there reads it (`web/src/lib/device/shared.ts`). */
const SHARED = '/news/share';
/** As much as the site keeps of one file. */
const MAX_SHARED_BYTES = 100_000_000;

/** Addresses that a browser may open and that are no page of the application. */
const NO_PAGE = /^\/(api|feeds|assets|_local)(\/|$)|^\/[^/]+\.[a-z0-9]+$/i;

/** Milliseconds that the network gets before what is kept takes its place. */
const LIMIT_MS = 1000;
/** After a silent network the next request does not wait again, until something arrives. */
let patience = LIMIT_MS;

/** Milliseconds in which a page may still be loaded again: later somebody may be reading it. */
const FRESH_MS = 10_000;
/** The newer page and configuration that the network had, until a page has loaded them. */
const newer = new Map();

/** Whether it was taken away: a page that is still open goes on to ask it. */
let hasLeft = false;

/** Paths of the files of this build, or of a newer one whose page was seen; of scripts the digests. */
let files;
/** Names of what is kept, of any build, by what stays of them; asked for once a build is new here. */
let keptNames;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  const { method, headers, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === 'POST' && origin === location.origin && pathname === SHARED)
    event.respondWith(takeShared(event.request));
  if (method !== 'GET' || origin !== location.origin || headers.has('range')) return;
  if (mode === 'navigate') {
    if (!NO_PAGE.test(pathname)) event.respondWith(keptAtOnce(event, fetchPage(event), PAGE));
  } else if (pathname === CONFIG) event.respondWith(keptAtOnce(event, fetchConfig(event), CONFIG));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(event, pathname));
});
addEventListener('message', (event) => {
  const [act, path] = event.data;
  const answer = (reply) => event.ports[0]?.postMessage(reply);
  event.waitUntil(acts[act](path).then(answer, () => answer()));
});

/** What pages ask of it. The answer is undefined when that failed. */
const acts = {
  /** What is missing, and how many files there are in all. */
  state: async () => {
    const there = await pathsIn(CACHE);
    const missing = (paths) => paths.filter((path) => !there.includes(path));
    return { shell: missing(SHELL), rest: missing(REST), of: SHELL.length + REST.length };
  },
  keep: async (path) => {
    await keep(path);
    return true;
  },
  /** Only in the one page that is open: others may still need what the active worker keeps. */
  takeOver: async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length < 2) await skipWaiting();
  },
};

/** If a file is missing, the deployment is not complete: the install fails and the browser tries again later. */
async function install() {
  await dropOlder();
  await Promise.all(SHELL.map(keep));
}

async function activate() {
  await put(WAS_ACTIVE, new Response());
  await registration.navigationPreload?.enable();
}

/** Two builds are kept: this one, and the last that was active, whose pages may be open. */
async function dropOlder() {
  const names = await others();
  let last;
  for (const name of names) if (await caches.match(WAS_ACTIVE, { cacheName: name })) last = name;
  for (const name of names) if (name !== last) await caches.delete(name);
}

async function leave() {
  hasLeft = true;
  await registration.unregister();
  for (const name of await builds()) await caches.delete(name);
}

/** Whole responses, with their headers: the page keeps its content-security policy. */
async function keep(path) {
  if (![...SHELL, ...REST].includes(path)) return;
  keptNames ??= others().then(({ length }) => length && learnNames(BUILD));
  // Unchanged files of another build are not fetched again.
  const known = path.startsWith('/assets/') && (await findOrRename(path));
  const reply = known || (await fetch(path, path === PAGE ? { cache: 'no-cache' } : {}));
  if (!(await isWanted(path, reply.clone()))) throw new Error(`${path} is another build's`);
  if (!hasLeft) await (await caches.open(CACHE)).put(path, reply);
}

const builds = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));
const others = async () => (await builds()).filter((name) => name !== CACHE);

/** Files wait for it, so not for long: without it they are fetched, and it is asked for again. */
async function learnNames(build) {
  try {
    const inTime = { signal: AbortSignal.timeout(3 * LIMIT_MS) };
    files = await (await fetch(`/assets/files-${build}.json`, inTime)).json();
    return namesOf(await Promise.all((await builds()).map(pathsIn)));
  } catch {
    keptNames = undefined;
  }
}

const pathsIn = async (cacheName) =>
  hasLeft ? [] : (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url).pathname);

/** What is kept, or what another build has in its place if that differs in names alone. */
async function findOrRename(path) {
  const same = await find(path);
  if (same) return same;
  try {
    const other = await find(withNames(path, await keptNames));
    const text = withNames(await other.text(), namesOf(Object.keys(files)));
    const renamed = new Response(text, other);
    if ((await hashOf(renamed)).startsWith(files[path])) return renamed;
  } catch {
    // There is none, or the names did not come.
  }
}

/** While the deployment goes on, the page may be another build's. */
async function isWanted(path, reply) {
  if (path === PAGE) return (await hashOf(reply)) === BUILD;
  if (path === CONFIG) return (await configIn(reply))?.offline !== false;
  return isFile(reply);
}

async function hashOf(reply) {
  const bytes = await reply.clone().arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A network's sign-in page, and some servers for what they do not have, answer 200 with a page. */
const isFile = ({ ok, headers }) => ok && !/html/.test(headers.get('content-type'));

/** Undefined when the reply is not our `config.json`. */
async function configIn(reply) {
  const config = reply.ok && (await reply.json().catch(() => undefined));
  return config?.userPoolId ? config : undefined;
}

/** Storage that fails is like storage that is empty. */
const find = (path, options) => caches.match(path, { ...options, ignoreVary: true }).catch(() => undefined);

/** Keeps a reply for this build, unless its cache was taken away. Never throws: the device may be full. */
async function put(path, reply) {
  try {
    if (await caches.has(CACHE)) await (await caches.open(CACHE)).put(path, reply);
  } catch {}
}

/**
 * What is kept, and the network is asked behind it. Where it has something newer the page is told, which loads itself
 * again unless somebody has touched it (`web/src/main.ts`), and gets that. A reload asks the network first, as does each
 * visit from when something newer is known of until its worker takes over.
 */
async function keptAtOnce(event, live, path) {
  event.waitUntil(live.catch(() => undefined));
  const isReload = event.request.cache === 'no-cache';
  if (isReload && newer.get(path)) return take(path);
  const isOld = registration.waiting || newer.has(path);
  const kept = !isReload && !isOld && (await find(path, { cacheName: CACHE }));
  if (!kept) return networkFirst(event, live, path);
  event.waitUntil(tellNewer(event, path, kept.clone(), live));
  return kept;
}

async function tellNewer({ resultingClientId, clientId }, path, kept, live) {
  const reply = await Promise.race([live, late(FRESH_MS)]).catch(() => 'late');
  if (reply === 'late') return;
  patience = LIMIT_MS;
  if (policyOf(kept) === policyOf(reply) && (await kept.text()) === (await reply.clone().text())) return;
  newer.set(path, reply);
  (await clients.get(resultingClientId || clientId))?.postMessage(['newer']);
}

/** Once: without a network its files may not be here. */
function take(path) {
  const reply = newer.get(path);
  newer.set(path, undefined);
  return reply;
}

const late = (limit) => new Promise((done) => setTimeout(done, limit, 'late'));

const policyOf = ({ headers }) => headers.get('content-security-policy');

/** What the network answers in time, or else what is kept, or else what the network answers in the end. */
async function networkFirst(event, live, path) {
  const isOurs = live.then(
    (reply) => {
      patience = LIMIT_MS;
      return reply;
    },
    () => undefined,
  );
  event.waitUntil(isOurs);
  const found = await Promise.race([isOurs, late(patience)]);
  if (found !== 'late' && found) return found;
  const kept = await find(path, { cacheName: CACHE });
  if (kept && found === 'late') patience = 0;
  return kept ?? live.catch(({ reply }) => reply ?? Response.error());
}

/** Throws with the reply when it is not a page of ours, or one of a deployment that is not complete. */
async function fetchPage(event) {
  const reply = (await event.preloadResponse) || (await fetch(event.request));
  const text = await reply.clone().text();
  const build = await hashOf(reply);
  const isOurs = reply.ok && text.includes('<div id="root">') && text.includes('<div id="boot">');
  if (!isOurs && (await isOthersPort(reply))) await leave();
  else if (!isOurs) throw { reply };
  else if (build === BUILD) event.waitUntil(keepPolicy(reply.clone()));
  else if (!(await isComplete(text, build))) throw { reply };
  return reply;
}

/** On one machine the port may be another project's today: then everything of ours goes. */
async function isOthersPort({ type }) {
  if (type !== 'basic' || !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)) return false;
  const reply = await fetch(CONFIG, { cache: 'no-store', redirect: 'manual' });
  return reply.type === 'basic' && reply.status < 500 && !(await configIn(reply));
}

/** Whether the files that a newer page loads at once are there. */
async function isComplete(text, build) {
  keptNames = learnNames(build);
  const paths = text.match(/\/assets\/[^"]+\.(js|css)/g) ?? [];
  const replies = await Promise.all(paths.map((path) => fetch(path, { method: 'HEAD' })));
  return replies.every(isFile);
}

/** The same page may come with another policy, as when the content host has moved. */
async function keepPolicy(reply) {
  const kept = await find(PAGE, { cacheName: CACHE });
  if (kept && policyOf(kept) !== policyOf(reply)) await put(PAGE, reply);
}

/** The switch is looked at here, too: it must not depend on a page that may be broken. */
async function fetchConfig(event) {
  const reply = await fetch(event.request);
  const config = await configIn(reply.clone());
  if (!config) throw { reply };
  if (config.offline === false) await leave();
  else event.waitUntil(put(CONFIG, reply.clone()));
  return reply;
}

/** Kept as it came, instead of what was shared before; the one is of no member. It never leaves the device from here. */
async function takeShared(request) {
  let problem = '';
  try {
    const body = await request.blob();
    const headers = { 'content-type': request.headers.get('content-type'), date: new Date().toUTCString() };
    if (body.size > MAX_SHARED_BYTES) problem = '?problem=large';
    else await (await caches.open('furrow-shared')).put(SHARED, new Response(body, { headers }));
  } catch {
    problem = '?problem=full';
  }
  return Response.redirect(SHARED + problem, 303);
}

async function keptFirst(event, path) {
  const kept = await findOrRename(path);
  if (kept) return kept;
  const reply = await fetch(event.request);
  if (isFile(reply)) event.waitUntil(put(path, reply.clone()));
  return reply;
}
