import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, vi } from 'vitest';
import { startingCategories } from '#functions/system/starting-data.ts';
import { App } from '#web/app/app.tsx';
import { outboxKinds } from '#web/app/outbox-kinds.ts';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { noteLine } from '#web/lib/api/line.ts';
import { forgetReplies, Replies } from '#web/lib/api/replies.tsx';
import { forgetConfig, loadConfig } from '#web/lib/config.ts';
import { drop, keptKeys } from '#web/lib/device/browser-storage.ts';
import { endSession, getSession, signOut, startSession } from '#web/lib/session/session.ts';
import { setKinds } from '#web/parts/sync/queue/kinds.ts';
import { dropAll } from '#web/parts/sync/queue/outbox.ts';
import { aDevice } from './a-device.ts';

/**
 * One request that the site made: to the API (`POST /api/users`), to Cognito (`cognito:InitiateAuth`), or for a file.
 */
export interface Asked {
  readonly to: string;
  readonly url: URL;
  readonly headers: Headers;
  /** Parsed JSON, or the form. */
  readonly body: unknown;
  readonly signal?: AbortSignal | null;
}

/** What a stand-in answers; a thrown error is a connection that broke. */
export type Answer = (asked: Asked) => Response | Promise<Response>;

/** Each by what it answers, such as `POST /api/users`. */
export type Answers = Record<string, Answer>;

// The first screen of a file has its modules to load, on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 });

// A window of jsdom has a size, but lays nothing out and knows no media; it is wide unless a test says otherwise.
let width = 1280;
const turned = new Set<() => void>();
/** As in a browser whose text is 16 px. */
const isWithin = ([, sign, equal, rem]: RegExpMatchArray) => {
  const over = width - Number(rem) * 16;
  return sign === '<' ? over < 0 || (equal !== '' && over === 0) : over > 0 || (equal !== '' && over === 0);
};
window.matchMedia = (media) => {
  const apart = media.replace(/\(([\d.]+rem)<width</, '(width > $1) and (width < ');
  const bounds = [...apart.matchAll(/\(width ([<>])(=?) ([\d.]+)rem\)/g)];
  return {
    media,
    matches: bounds.length > 0 && bounds.every(isWithin),
    addEventListener: (_: string, listener: () => void) => void turned.add(listener),
    removeEventListener: (_: string, listener: () => void) => void turned.delete(listener),
  } as unknown as MediaQueryList;
};

// jsdom's own frames come by one interval: where it began in a test that holds intervals, no frame would come after it.
const FRAME_MS = 16;
window.requestAnimationFrame = (act) => Number(setTimeout(() => act(performance.now()), FRAME_MS));
window.cancelAnimationFrame = (frame) => clearTimeout(frame);

// Nothing is laid out, so nothing is out of view, and nothing changes its size.
Element.prototype.scrollIntoView = () => {};
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Nor does anything come into view: what loads then has tests of its own.
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** Makes the window so many pixels wide, for `matchMedia` alone. */
export function setWidth(pixels: number): void {
  width = pixels;
  act(() => {
    for (const listener of turned) listener();
  });
}

const CLIENT = 'client';
export const CONTENT_HOST = 'https://content.example';

export const configFile = {
  region: 'us-east-1',
  userPoolId: 'us-east-1_pool',
  userPoolClientId: CLIENT,
  userPoolEndpoint: 'https://cognito.example/',
  authFlow: 'USER_PASSWORD_AUTH',
  sms: true,
  contentHost: CONTENT_HOST,
  offline: true,
};

export const json = (payload: unknown, status = 200) => Response.json(payload, { status });

/** A failure as the API words it. */
export const failure = (status: number, code: string, text: string) =>
  json({ error: text, message: text, code }, status);

export const noConnection = (): never => {
  throw new TypeError('Failed to fetch');
};

/** An answer that stays on its way. */
export const never = <Value = Response>() => new Promise<Value>(() => {});

/** No connection at first, and then the answer. */
export const lostOnce = (answer: Answer) => vi.fn(answer).mockImplementationOnce(noConnection);

/**
 * Answers every `fetch` of the site: `{ 'GET /api/news/community/3': () => json(…), 'cognito:InitiateAuth': () => … }`.
 * What has no answer is a 404. Returns the requests made so far, oldest first.
 */
export function serve(answers: Answers): Asked[] {
  const all: Answers = {
    'GET /config.json': () => json(configFile),
    'HEAD /config.json': () => new Response(null, { headers: { 'content-type': 'application/json' } }),
    'GET /api/users/token': () => json({ id: 'ada' }, 201),
    'GET /api/courses/categories': () => json({ results: startingCategories }),
    'GET /api/notices/count': () => json({ data: { unseen: 0 } }),
    'cognito:RevokeToken': () => json({}),
    ...answers,
  };
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input, window.location.href);
    const headers = new Headers(init.headers);
    const operation = headers.get('x-amz-target')?.split('.')[1];
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const request = {
      to: operation ? `cognito:${operation}` : `${init.method ?? 'GET'} ${url.pathname}`,
      url,
      headers,
      body,
      signal: init.signal,
    };
    asked.push(request);
    return all[request.to]?.(request) ?? failure(404, 'path.missing', 'Not found');
  });
  return asked;
}

/** A token that Amplify can read; nobody here checks its signature. `lasts` is in seconds. */
export function tokenOf(
  id: string,
  use: 'access' | 'id' = 'access',
  lasts = 900,
  groups?: readonly string[],
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: id,
    username: id,
    'cognito:username': id,
    token_use: use,
    iat: now,
    exp: now + lasts,
    'cognito:groups': groups,
  };
  return `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
}

/** What Cognito answers to a right password or a good refresh token. */
export function cognitoSession(
  id: string,
  accessToken = tokenOf(id),
  RefreshToken = `refresh-${id}`,
): Response {
  return json({
    AuthenticationResult: {
      AccessToken: accessToken,
      IdToken: tokenOf(id, 'id'),
      RefreshToken,
      ExpiresIn: 900,
      TokenType: 'Bearer',
    },
    ChallengeParameters: {},
  });
}

export function cognitoRefusal(name: string, text = name): Response {
  return new Response(JSON.stringify({ __type: name, message: text }), {
    status: 400,
    headers: { 'x-amzn-errortype': name },
  });
}

/** How it refuses a code, and what is said then. */
export const codeRefusals: [what: string, answer: Answer, words: string][] = [
  ['a wrong code', 'CodeMismatchException', 'Invalid verification code provided, please try again.'],
  ['an old code', 'ExpiredCodeException', 'Invalid code provided, please request a code again.'],
].map(([what = '', name = '', words = '']) => [what, () => cognitoRefusal(name, words), words]);

export interface SignedIn {
  id?: string;
  accessToken?: string;
  community?: { id: string; name: string; slug: string };
  storage?: Storage;
}

/** A session as an earlier visit left it. */
export function storeSession(member: SignedIn = {}): void {
  const { id = 'ada', accessToken = tokenOf(id), storage = localStorage } = member;
  const { community = { id: '3', name: 'Valley Growers', slug: 'valley-growers' } } = member;
  const key = `CognitoIdentityServiceProvider.${CLIENT}`;
  storage.setItem(`${key}.LastAuthUser`, id);
  storage.setItem(`${key}.${id}.accessToken`, accessToken);
  storage.setItem(`${key}.${id}.idToken`, tokenOf(id, 'id'));
  storage.setItem(`${key}.${id}.refreshToken`, `refresh-${id}`);
  storage.setItem('userInfo', JSON.stringify({ token: accessToken, id }));
  storage.setItem('currentCommunity', JSON.stringify(community));
  noticeStorage();
}

/** The site reads its storage when it opens, and when another tab changed it. */
function noticeStorage(): void {
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
}

/** Loads the configuration and readies the session, as the site does when it opens. Needs `serve` before. */
export async function startSite(): Promise<void> {
  await startSession(loadConfig());
}

/** Renders a part of the site at an address, or an entry of the history, with nothing kept from another test. */
export function renderAt(path: InitialEntry, ui: ReactNode) {
  return render(
    <Replies>
      <SWRConfig value={{ dedupingInterval: 0, shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
      </SWRConfig>
    </Replies>,
  );
}

/** Shows a part of the site at an address, and what it says in toasts. @returns what is asked for, oldest first */
export async function showAt(path: InitialEntry, part: ReactNode, answers: Answers = {}): Promise<Asked[]> {
  const asked = serve(answers);
  await startSite();
  renderAt(
    path,
    <>
      {part}
      <Toasts />
    </>,
  );
  return asked;
}

/** Shows where the router is, for `place`. */
export function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{decodeURIComponent(pathname + search)}</p>;
}

/** The address that `Place` shows. */
export const currentAddress = () => screen.getByTestId('place').textContent;

/** Waits until one is there. */
export const isAt = (address: string) => waitFor(() => expect(currentAddress()).toBe(address));

/** As a page that is opened anew: nothing shown, nothing stored, nobody signed in, nothing known. */
export async function clearSite(): Promise<void> {
  // Toasts stay for their seconds, also where the test showed none of them, and would stand in the next test.
  render(<Toasts />);
  for (const button of document.querySelectorAll('.toast .iconbtn')) fireEvent.click(button);
  cleanup();
  if (getSession().user) await dropAll();
  setWidth(1280);
  vi.unstubAllGlobals();
  // Whatever a test left on its way is answered: without an answer it would take the line of the next test for lost.
  serve({});
  vi.stubGlobal('indexedDB', aDevice());
  vi.stubGlobal('scrollTo', vi.fn());
  keptKeys().forEach(drop);
  // The first forgets where a member was, the second that they left.
  await signOut();
  endSession();
  forgetReplies();
  forgetConfig();
  noteLine(false);
  setKinds(async () => outboxKinds);
  for (const part of [document.head, document.body]) part.replaceChildren();
  window.history.replaceState(null, '', '/');
}

/** Opens the whole site at an address, as a browser does. */
export function openSite(path: string) {
  window.history.replaceState(null, '', path);
  return render(<App />);
}

/** Opens it with an API that answers this. Returns what is asked for, oldest first. */
export function siteAt(path: string, answers: Answers): Asked[] {
  const asked = serve(answers);
  openSite(path);
  return asked;
}

/** Answers that a member needs to get from the sign-in to an empty list of news. */
export const arrival: Answers = {
  'cognito:SignUp': () => json({ UserConfirmed: true, UserSub: 'ada' }),
  'cognito:InitiateAuth': () => cognitoSession('ada'),
  'POST /api/users': () => json({ data: member }, 201),
  'GET /api/communities/user': () => json({ ...onePage, totalItems: 1, communities: [community] }),
  'GET /api/news/community/3': () => json({ ...onePage, data: [] }),
};

export const onePage = { page: 1, pageSize: 8, pages: 1, totalPages: 1, totalItems: 0 };

export const community = {
  id: '3',
  slug: 'valley-growers',
  name: 'Valley Growers',
  description: 'All that grows.',
  category: 'Farmers',
  auto_follow: true,
  isFollowed: '1',
  isCreator: 'false',
  followersCount: 12,
};

const member = {
  id: 'ada',
  userID: 'ada',
  name: 'ada',
  lastLogin: '2026-11-20T08:00:00.000Z',
  numberOfVisit: 1,
  communities: 1,
  emailVerified: false,
  phoneVerified: false,
};

/** What a reader hears of a field besides its label. */
export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
