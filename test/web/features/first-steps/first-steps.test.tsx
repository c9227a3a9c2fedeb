// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/users.ts';
import {
  type Asked,
  arrival,
  clearSite,
  community,
  json,
  noConnection,
  onePage,
  openSite,
  renderAt,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { FirstSteps } from '#web/features/first-steps/first-steps.tsx';
import { newcomer, user } from '../profile/a-user.ts';

const KEY = 'firstSteps:ada';
const OWN = 'GET /api/users/profile';
const FOLLOWED = 'GET /api/communities/user';
const DAY = 24 * 60 * 60 * 1000;

const open = { email: 'none', communities: false, picture: false, followed: 1, as: 'steps', from: 0 };
const done = { ...open, email: 'done', communities: true, picture: true };
const keep = (steps: object) => localStorage.setItem(KEY, JSON.stringify(steps));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => storeSession());
afterEach(() => {
  vi.useRealTimers();
  return clearSite();
});

async function show(profile: Partial<User> | 'lost' = {}, followed = [community]): Promise<Asked[]> {
  const asked = serve({
    [OWN]: () => (profile === 'lost' ? noConnection() : json({ ...newcomer, communities: 1, ...profile })),
    [FOLLOWED]: () => json({ ...onePage, totalItems: followed.length, communities: followed }),
  });
  await startSite();
  renderAt(
    '/news',
    <>
      <h1 tabIndex={-1}>News</h1>
      <FirstSteps memberId="ada" />
      <Toasts />
    </>,
  );
  return asked;
}

const card = (name = 'Three first steps') => screen.findByRole('region', { name });
const hide = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Hide the three first steps' }));
const stepsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => {
      const link = within(item).queryByRole('link')?.getAttribute('href');
      return [within(item).getByRole('heading', { level: 3 }).textContent, link ?? undefined];
    });
const nothing = () => expect(screen.queryByRole('list')).toBeNull();

describe('above the news', () => {
  test('stand the three steps at once, as the device keeps them, each with where it is done', async () => {
    keep(open);
    await show('lost');

    expect(stepsIn(await card())).toEqual([
      ['Add an e-mail', '/edit-information'],
      ['Find communities', '/community-switching/all-communities'],
      ['Add a picture', '/edit-information'],
    ]);
    expect(document.querySelector('.dot-now')?.textContent).toBe('1');
  });

  test('what the profile says is done has a check and no link, and the next one is marked', async () => {
    keep(open);
    await show({ email: 'ada@farm.example', emailVerified: true });

    const region = await card();

    await within(region).findByText('Add an e-mail', { selector: 'h3:not(:has(a))' });
    expect(stepsIn(region)[0]).toEqual(['Add an e-mail, done', undefined]);
    expect(document.querySelector('.dot-now')?.textContent).toBe('2');
    expect(document.querySelectorAll('.dot-done')).toHaveLength(1);
  });

  test('an address that is not confirmed leads to where its code is asked for', async () => {
    keep(open);
    await show({ email: 'ada@farm.example', emailVerified: false });

    const link = await screen.findByRole('link', { name: 'Confirm e-mail' });

    expect(link.getAttribute('href')).toBe('/myProfile');
  });

  test.each([
    ['one that everyone joins is not', [community], false],
    ['another one is', [community, { ...community, id: 'a', auto_follow: false }], true],
    ['one that they began is', [{ ...community, isCreator: 'true' }], true],
  ])('of communities that the member follows, %s of their own choosing', async (_, followed, isChosen) => {
    keep({ ...open, followed: 0 });
    await show({ communities: followed.length }, followed);

    await waitFor(() => expect(kept().followed).toBe(followed.length));

    expect(kept().communities).toBe(isChosen);
    expect(screen.queryByRole('link', { name: 'Find communities' }) === null).toBe(isChosen);
  });

  test('communities are not asked for again while as many are followed', async () => {
    keep(open);
    const asked = await show({ attachments: 'ada.jpg' });

    await waitFor(() => expect(kept().picture).toBe(true));

    expect(asked.map(({ to }) => to)).not.toContain(FOLLOWED);
  });

  test('that it was all is said once', async () => {
    keep({ ...done, picture: false });
    await show({ emailVerified: true, attachments: 'ada.jpg' });

    const region = await card('That was all.');
    expect(within(region).queryByRole('link')).toBeNull();

    await waitFor(() => expect(kept().as).toBe(''));
    await clearReplies();
    keep({ ...done, as: '' });
    await show({ emailVerified: true, attachments: 'ada.jpg' });
    nothing();
  });

  test('nothing stands where the device knows nothing, until the next visit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show();
    nothing();

    act(() => void vi.advanceTimersByTime(3000));
    vi.useRealTimers();

    await waitFor(() => expect(kept()).toEqual({ ...open, from: 0 }));
    nothing();
  });

  test('whoever has done all three is shown none, ever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const chosen = { ...community, auto_follow: false };
    await show({ emailVerified: true, attachments: 'ada.jpg' }, [chosen]);

    act(() => void vi.advanceTimersByTime(3000));
    vi.useRealTimers();

    await waitFor(() => expect(kept()).toEqual({ ...done, as: '', from: 0 }));
    nothing();
  });
});

describe('hidden', () => {
  test('they are gone at once, with words, the focus on the title, and a way back', async () => {
    keep(open);
    await show();
    await hide();

    nothing();
    expect(screen.getByText('Hidden. Your dashboard still has the steps.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await card();
    expect(kept().as).toBe('steps');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide the three first steps' }));
    expect(screen.queryByText('Hidden. Your dashboard still has the steps.')).toBeNull();
  });

  test('without a confirmed e-mail its step alone comes back after a week', async () => {
    keep(open);
    await show();
    await hide();
    const days = (kept().from - Date.now()) / DAY;
    expect([kept().as, Math.round(days)]).toEqual(['step', 7]);

    await clearReplies();
    keep({ ...open, as: 'step', from: Date.now() - 1000 });
    await show();

    expect(stepsIn(await card('One first step'))).toEqual([['Add an e-mail', '/edit-information']]);
    await userEvent.click(screen.getByRole('button', { name: 'Hide this step' }));
    nothing();
  });

  test('with a confirmed e-mail nothing comes back', async () => {
    keep({ ...open, email: 'done' });
    await show({ emailVerified: true });

    await hide();

    expect(kept().as).toBe('');
  });

  test('another tab hides them too, and what is done there is done here', async () => {
    keep(open);
    await show('lost');
    await card();
    const hear = (steps: object) =>
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: JSON.stringify(steps) }));
      });

    hear({ ...open, picture: true });
    expect(stepsIn(await card())[2]).toEqual(['Add a picture, done', undefined]);
    hear({ ...open, as: 'step', from: Date.now() + DAY });

    nothing();
  });
});

test('whoever has just signed up is shown them with the news', async () => {
  await clearSite();
  serve(arrival);
  openSite('/login');
  await userEvent.type(await screen.findByLabelText('Username'), 'ada');
  await userEvent.type(screen.getByLabelText('Password'), 'harvest1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

  await screen.findByRole('heading', { level: 1, name: 'News' });

  expect(stepsIn(screen.getByRole('region', { name: 'Three first steps' }))).toHaveLength(3);
  expect(kept()).toEqual(open);
});

test('a profile that all of it is known of is of no interest', async () => {
  keep({ ...done, as: '' });
  const asked = await show(user);

  await waitFor(() => nothing());

  expect(asked.map(({ to }) => to)).not.toContain(OWN);
});

/** As when the site is opened anew by the same member. */
async function clearReplies(): Promise<void> {
  await clearSite();
  storeSession();
}
