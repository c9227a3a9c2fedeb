import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cognitoSession, serve, startSite } from '#test/web.tsx';
import {
  drop,
  hideUseless,
  keep,
  lasting,
  makeRoom,
  passing,
  readKept,
  takes,
} from '#web/lib/device/browser-storage.ts';
import { getSession, signOut, storeCommunity } from '#web/lib/session/session.ts';
import { signIn } from '#web/lib/session/sign-in.ts';

const community = { id: '3', name: 'Valley', slug: 'valley' };
const { setItem } = Storage.prototype;

/** A browser that is full: what is kept stays, nothing more is taken. */
function fill(...storages: Storage[]): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (storages.includes(this)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

/** A browser that refuses even to be asked. */
function forbid(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
}

beforeEach(async () => {
  serve({ 'cognito:InitiateAuth': () => cognitoSession('ada') });
  await startSite();
});
afterEach(() => {
  drop('draft');
});

test('keeps a text for the next visit, and says so', () => {
  expect(keep('draft', 'rye')).toBe(true);

  expect([localStorage.getItem('draft'), readKept('draft')]).toEqual(['rye', 'rye']);
});

test('a full browser keeps the newest text until the tab is closed, in place of an older one', () => {
  keep('draft', 'rye');
  fill(localStorage);

  expect([keep('draft', 'rye and oats'), takes(lasting), takes(passing)]).toEqual([false, false, true]);

  expect([readKept('draft'), localStorage.getItem('draft')]).toEqual(['rye and oats', null]);
});

test('a browser that forbids everything keeps a text as long as the page is open', () => {
  forbid();

  expect([keep('draft', 'rye'), readKept('draft'), takes(passing)]).toEqual([false, 'rye', false]);

  drop('draft');
  expect(readKept('draft')).toBeNull();
});

test('a member signs in, stays and signs out in a browser that forbids everything', async () => {
  forbid();

  await signIn('ada', 'harvest1', true);
  storeCommunity(community);
  expect(getSession()).toMatchObject({ user: { id: 'ada' }, community });

  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(getSession().user?.id).toBe('ada');

  signOut();
  expect(getSession()).toEqual({ endedOnPurpose: true });
});

test('a storage of the tab that is full is emptied into the page before a sign-in', async () => {
  passing.setItem('draft', 'rye');
  const full = vi.spyOn(passing, 'setItem').mockReturnValue(false);

  makeRoom();

  full.mockRestore();
  expect([sessionStorage.getItem('draft'), readKept('draft')]).toEqual([null, 'rye']);
});

test('a storage that takes nothing is hidden, one that holds something is not', () => {
  fill(sessionStorage);
  const held = vi.spyOn(passing, 'keys').mockReturnValue(['userInfo']);
  hideUseless();
  expect(window.sessionStorage).toBeDefined();

  held.mockRestore();
  const define = vi.spyOn(Object, 'defineProperty').mockReturnValue(window);
  hideUseless();

  expect(define).toHaveBeenCalledWith(window, 'sessionStorage', { value: undefined });
});

test('a session that no longer fits moves as a whole', async () => {
  await signIn('ada', 'harvest1', true);
  fill(localStorage);

  storeCommunity(community);

  expect(getSession()).toMatchObject({ user: { id: 'ada' }, community });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toContain('userInfo');
});
