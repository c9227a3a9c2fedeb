import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/users/users.ts';
import { press, type } from '#test/hands.ts';
import {
  type Answers,
  type Asked,
  arrival,
  clearSite,
  community,
  json,
  noConnection,
  onePage,
  openSite,
  serve,
  showAt,
  storeSession,
} from '#test/web.tsx';
import { FirstStep } from '#web/features/first-steps/first-step.tsx';
import type { Place } from '#web/features/first-steps/steps.ts';
import { TellName } from '#web/features/profile/tell-name.tsx';
import { newcomer } from '../profile/a-user.ts';

const KEY = 'firstSteps:ada';
const OWN = 'GET /api/users/profile';
const FOLLOWED = 'GET /api/communities/user';
const COURSES = 'GET /api/courses/user';

const open = {
  done: ['name'],
  hidden: [],
  isUnconfirmed: false,
  isNameless: false,
  followed: 1,
  hasLooked: true,
};
const nameless = { ...open, done: [], isNameless: true };
const keep = (steps: object) => localStorage.setItem(KEY, JSON.stringify(steps));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => storeSession());

interface Facts {
  readonly profile?: Partial<User> | 'lost';
  readonly followed?: readonly object[];
  readonly courses?: number;
}

async function show(place: Place, facts: Facts = {}, answers: Answers = {}): Promise<Asked[]> {
  const { profile = {}, followed = [community], courses = 0 } = facts;
  return showAt(
    '/news',
    <>
      <h1 tabIndex={-1}>News</h1>
      <FirstStep place={place} memberId="ada" naming={(close) => <TellName onClose={close} />} />
    </>,
    {
      [OWN]: () =>
        profile === 'lost'
          ? noConnection()
          : json({ ...newcomer, firstName: 'Ada', communities: 1, ...profile }),
      [FOLLOWED]: () => json({ ...onePage, totalItems: followed.length, communities: followed }),
      [COURSES]: () => json({ ...onePage, totalItems: courses, data: [] }),
      ...answers,
    },
  );
}

/** As when a screen is opened anew by the same member. */
async function again(place: Place, facts?: Facts): Promise<Asked[]> {
  const steps = kept();
  await clearSite();
  storeSession();
  keep(steps);
  return show(place, facts);
}

const line = () => screen.findByRole('region', { name: 'First step' });
const words = async () => within(await line()).getByRole('paragraph').textContent;
const nothing = () => expect(screen.queryByRole('region', { name: 'First step' })).toBeNull();

describe('in one line', () => {
  test.each([
    ['dashboard', 'Add a picture. Neighbours know you by your face.', '/edit-information'],
    ['news', 'Join a community. Others grow what you do.', '/community-switching/all-communities'],
    ['courses', 'Start a course. Open one below, and join it.', undefined],
  ] as const)(
    '%s says at once, without a connection, what to do first, and where',
    async (place, text, to) => {
      keep(open);
      await show(place, { profile: 'lost' });

      expect(await words()).toBe(text);
      expect(
        within(await line())
          .queryByRole('link')
          ?.getAttribute('href'),
      ).toBe(to);
    },
  );

  test.each([
    [{ isUnconfirmed: false }, {}, 'Add an e-mail', '/edit-information'],
    [{ isUnconfirmed: true }, { email: 'ada@farm.example' }, 'Confirm your e-mail', '/myProfile'],
  ])('the dashboard goes on with the way back in', async (said, profile, name, to) => {
    keep({ ...open, ...said, done: ['picture'] });
    await show('dashboard', { profile: { attachments: 'ada.jpg', ...profile } });

    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
  });

  test('nothing stands where the device knows nothing, until the next visit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show('courses');
    nothing();

    act(() => void vi.advanceTimersByTime(3000));
    vi.useRealTimers();

    await waitFor(() => expect(kept()).toEqual(open));
    nothing();
    await again('courses');
    await line();
  });

  test.each([
    ['courses', { hasLooked: false }],
    ['news', { followed: -1 }],
  ] as const)('%s says nothing of what was not found out yet', async (place, unknown) => {
    keep({ ...open, ...unknown });
    await show(place, { profile: 'lost' });

    nothing();
  });

  test('whoever has done all of it is shown none, anywhere, and is asked for nothing more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const done = { profile: { attachments: 'ada.jpg', emailVerified: true }, courses: 2 };
    await show('news', { ...done, followed: [{ ...community, auto_follow: false }] });
    act(() => void vi.advanceTimersByTime(3000));
    vi.useRealTimers();
    await waitFor(() => expect(kept().done).toEqual(['name', 'picture', 'email', 'community', 'course']));

    for (const place of ['dashboard', 'news', 'courses'] as const) {
      const asked = await again(place, done);
      nothing();
      expect(asked.map(({ to }) => to)).not.toContain(OWN);
    }
  });
});

describe('the name of a new member', () => {
  const PUT = 'PUT /api/users/profile';
  const unnamed = { profile: { firstName: undefined } };
  const ask = async () => {
    await press('Tell your name');
    return screen.findByRole('dialog', { name: 'What do neighbours call you?' });
  };

  test('is asked for before a community, and sent as first and last name; what the profile has stays', async () => {
    keep(nameless);
    const named = { ...newcomer, firstName: 'Nandi', lastName: 'van Zyl', name: 'Nandi van Zyl' };
    const asked = await show('news', unnamed, { [PUT]: () => json({ data: named }) });
    expect(await words()).toBe('Tell your name. What do neighbours call you?');

    await ask();
    await type('Name', ' Nandi van Zyl ');
    await press('Save');

    await screen.findByText('You go by Nandi van Zyl here.');
    await waitFor(() => expect(asked.filter(({ to }) => to === PUT)).toHaveLength(1));
    const sent = asked.find(({ to }) => to === PUT);
    expect(sent?.body).toEqual({ firstName: 'Nandi', lastName: 'van Zyl' });
    expect([kept().done, await words()]).toEqual([['name'], 'Tell your name. Done.']);
  });

  test('that is none is refused, with what was typed; without one the step waits', async () => {
    keep(nameless);
    const asked = await show('news', unnamed);
    await ask();

    await press('Save');
    await screen.findByText('A name is missing.');
    await press('Cancel');

    expect(await words()).toBe('Tell your name. What do neighbours call you?');
    expect(asked.map(({ to }) => to)).not.toContain(PUT);
  });

  test('that is told without a connection counts as told, and waits in the outbox', async () => {
    keep(nameless);
    await show('news', unnamed, { [PUT]: noConnection });
    await ask();
    await type('Name', 'Nandi');
    await press('Save');

    await waitFor(async () => expect(await words()).toMatch(/^Tell your name\. Done\.$/));
    const { getOutbox } = await import('#web/parts/sync/queue/store.ts');
    expect(getOutbox().entries?.map(({ title }) => title)).toEqual(['Your name: Nandi']);
  });

  test('can be skipped: the community is next', async () => {
    keep(nameless);
    await show('news', unnamed);
    await press('Hide: Tell your name');

    await again('news', unnamed);

    expect(await words()).toMatch(/^Join a community/);
  });

  test('is not asked for where it is not known to be missing', async () => {
    keep({ ...open, done: [] });
    await show('news', { profile: 'lost' });

    expect(await words()).toMatch(/^Join a community/);
  });
});

describe('what is done, as the server knows it,', () => {
  test.each([
    ['a picture', 'dashboard', { profile: { attachments: 'ada.jpg' } }, 'picture'],
    ['a course that is taken or made', 'courses', { courses: 1 }, 'course'],
    [
      'a community of their own choosing',
      'news',
      { profile: { communities: 2 }, followed: [community, { ...community, id: 'a', auto_follow: false }] },
      'community',
    ],
    [
      'a community that they began',
      'news',
      { profile: { communities: 2 }, followed: [{ ...community, isCreator: 'true' }] },
      'community',
    ],
  ] as const)(
    '%s, has a check where the line was, and the line is gone for good',
    async (_, place, facts, name) => {
      keep(open);
      await show(place, facts);

      await within(await line()).findByText('Done.');
      expect(within(await line()).queryByRole('link')).toBeNull();
      await waitFor(() => expect(kept().done).toEqual(['name', name]));

      // Nobody is told twice, also not who undoes it.
      await again(place, { courses: 0 });
      if (place === 'dashboard') expect(await words()).toMatch(/^Add an e-mail/);
      else nothing();
    },
  );

  test('is not a community that everyone joins, and they are not asked for again while as many are followed', async () => {
    keep({ ...open, followed: 0 });
    await show('news');
    await waitFor(() => expect(kept().followed).toBe(1));
    expect(await words()).toMatch(/^Join a community/);

    const asked = await again('news', { profile: { attachments: 'ada.jpg' } });
    await waitFor(() => expect(kept().done).toEqual(['name', 'picture']));

    expect(asked.map(({ to }) => to)).not.toContain(FOLLOWED);
  });

  test('and known since the last screen shows no line at all', async () => {
    keep({ ...open, hidden: ['email'] });
    await show('dashboard', { profile: { attachments: 'ada.jpg' } });
    await within(await line()).findByText('Done.');

    await again('dashboard');

    nothing();
  });

  test('in another tab, has its check here', async () => {
    keep(open);
    await show('dashboard', { profile: 'lost' });
    await line();

    hear({ ...open, done: ['picture'] });

    await within(await line()).findByText('Done.');
  });
});

const hear = (steps: object) =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: JSON.stringify(steps) }));
  });

describe('sent away', () => {
  test('it is gone at once and for good, with words, the focus on the title, and a way back', async () => {
    keep(open);
    await show('news', { profile: 'lost' });
    const hide = async () => press('Hide: Join a community');
    (await screen.findByRole('button', { name: 'Hide: Join a community' })).focus();
    await userEvent.keyboard('{Enter}');

    nothing();
    expect(screen.getByText('Hidden. It does not come back.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));

    await press('Undo');
    await line();
    expect(kept()).toEqual(open);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide: Join a community' }));

    await hide();
    await again('news');
    nothing();
    expect(kept().hidden).toEqual(['community']);
  });

  test('in another tab, it is gone here too', async () => {
    keep(open);
    await show('courses', { profile: 'lost' });
    await line();

    hear({ ...open, hidden: ['course'] });

    nothing();
  });
});

test('whoever has just signed up is asked with the news for their name', async () => {
  await clearSite();
  serve(arrival);
  openSite('/login');
  await type('Username', 'ada');
  await type('Password', 'harvest1');
  await press('Sign In');

  await screen.findByRole('heading', { level: 1, name: 'News' });

  expect((await words())?.startsWith('Tell your name.')).toBe(true);
});
