import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { User } from '#contract/users/users.ts';
import { dialog, follow, hrefOf, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answers,
  CONTENT_HOST,
  descriptionOf,
  json,
  noConnection,
  openSite,
  renderAt,
  serve,
  storeSession,
} from '#test/web.tsx';
import { App } from '#web/app/app.tsx';
import { VerifyNudge } from '#web/features/profile/profile-card.tsx';
import { ProfileFacts } from '#web/features/profile/profile-facts.tsx';
import { forgetReplies } from '#web/lib/api/replies.tsx';
import { ProfileScreen } from '#web/screens/members/profile-screen.tsx';
import { newcomer, user } from '../../features/profile/a-user.ts';

const OWN = 'GET /api/users/profile';
const OTHER = 'GET /api/users/profile/ben';
const { phone: _, dateOfBirth: _day, emailVerified: _email, phoneVerified: _phone, ...open } = user;
const ben = { ...open, id: 'ben', userID: 'ben', name: 'Ben Hill', firstName: 'Ben', lastName: 'Hill' };

const screens = screenOf(
  { '/myProfile': <ProfileScreen />, '/profile/:id': <ProfileScreen /> },
  '/myProfile',
  { hasToasts: false },
);
const show = (path: string, answers: Answers) => screens.show(answers, path);

const showOwn = (profile: Partial<User> = {}) =>
  show('/myProfile', { [OWN]: () => json({ ...user, ...profile }) });

/** What stands beside a name, such as 'Email'. */
async function fact(name: string) {
  const term = (await screen.findAllByText(name)).find(({ tagName }) => tagName === 'DT');
  return term?.nextElementSibling as HTMLElement;
}

test('shows every field of the own profile under its section', async () => {
  await showOwn({ username: 'ada' });
  await screen.findByRole('heading', { level: 1, name: 'User Profile' });

  const shown = async (section: string) => {
    const part = await screen.findByRole('region', { name: section });
    const texts = (selector: string) =>
      [...part.querySelectorAll(selector)].map((element) => element.textContent);
    return texts('dt').map((name, index) => [name, texts('dd > .breaks')[index]]);
  };

  expect(await shown('Personal information')).toEqual([
    ['First Name', 'Ada'],
    ['Last Name', 'Field'],
    ['UsernameIf somebody writes it in a reply or a post, you are notified', '@ada'],
    ['Date of birthday', 'Tue 14 May 1985'],
  ]);
  expect(await shown('Contact information')).toEqual([
    ['EmailOnly you see it', 'ada@farm.example'],
    ['Phone', '+12025550123'],
  ]);
  expect(await shown('Additional information')).toEqual([
    ['Last loginOther members see it', 'Fri 20 November 2026'],
    ['Numbers of visitsOther members see it', '7'],
  ]);
});

test('the sheet for a new address says first that all is saved', async () => {
  await screens.show(
    { [OWN]: () => json({ ...user, emailVerified: false }) },
    { pathname: '/myProfile', state: { verify: ['email', 'phone_number'] } },
  );
  const sheet = await dialog('Email Verification');
  sheet.getByText('Your information is saved.');

  await press('Close', sheet);

  expect((await dialog('Phone Verification')).queryByText('Your information is saved.')).toBeNull();
});

test('of a member whom one blocked it says that, in place of the way to write to them', async () => {
  let blocked = true;
  await show('/profile/ben', {
    [OTHER]: () => json({ results: ben }),
    'GET /api/blocks': () =>
      json({ data: blocked ? [{ userId: 'ben', name: ben.name, at: '2026-03-12T08:00:00.000Z' }] : [] }),
    'POST /api/blocks': () => {
      blocked = false;
      return json({ data: { userId: 'ben', blocked } });
    },
  });
  await screen.findByText('You blocked Ben Hill. You can unblock them at the end of this page.');
  expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();

  await press('Unblock');

  await screen.findByRole('link', { name: 'Message' });
});

test('leads to the dashboard and to the form', async () => {
  await showOwn();

  expect((await screen.findByRole('link', { name: 'Edit Information' })).getAttribute('href')).toBe(
    '/edit-information',
  );
  expect(hrefOf('Back')).toBe('/dashboard');
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
});

test('passes the member on to the form, which begins with them where there is no signal', async () => {
  serve({ [OWN]: () => json(user) });
  storeSession();
  openSite('/myProfile');
  await follow('Edit Information');
  await screen.findByLabelText('First name');
  cleanup();
  forgetReplies();
  serve({ [OWN]: noConnection });

  expect(window.history.state.usr).toEqual({ user });
  render(<App />);

  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe(user.firstName);
});

test('says of each address whether it is verified', async () => {
  await showOwn({ emailVerified: true, phoneVerified: false });

  const [email, phone] = [await fact('Email'), await fact('Phone')];

  within(email).getByText('Verified');
  expect(within(email).queryByRole('button')).toBeNull();
  within(phone).getByText('Not verified');
  expect(within(phone).getByRole('button', { name: 'Verify: Phone' }).textContent).toBe('Verify');
});

test('says of what others may see whether they do', async () => {
  await showOwn({ showsEmail: true, hidesVisits: true });
  await fact('Email');

  const notes = screen
    .getAllByText(/^(Other members|Only you) see it$/)
    .map(({ textContent }) => textContent);
  expect(notes).toEqual(['Other members see it', 'Only you see it', 'Only you see it']);
});

test('shows place and farm in one line below the name', async () => {
  await showOwn({ place: 'Kitale', grows: 'Maize and dairy cows' });

  expect((await screen.findByText('Kitale · Maize and dairy cows')).className).toContain('profile-about');
});

test('shows N/A for whatever is missing, and the ways to add an address', async () => {
  await show('/myProfile', { [OWN]: () => json(newcomer) });

  for (const name of ['First Name', 'Last Name', 'Date of birthday', 'Email', 'Phone']) {
    within(await fact(name)).getByText('N/A');
  }
  expect((await fact('First Name')).textContent).toBe('N/A');
  expect(
    within(await fact('Phone'))
      .getByRole('link', { name: 'Add: Phone' })
      .getAttribute('href'),
  ).toBe('/edit-information');
  screen.getByText('No Profile Picture');
  expect(hrefOf('Add an e-mail address')).toBe('/edit-information');
});

test('does not offer to verify a phone where no messages are sent', async () => {
  renderAt('/', <ProfileFacts profile={user} own={user} sms={false} onVerify={() => undefined} />);

  within(await fact('Phone')).getByText('Phone numbers cannot be verified yet.');
  expect(screen.queryByRole('button', { name: 'Verify: Phone' })).toBeNull();
});

test('does not nudge to verify a phone where no messages are sent', async () => {
  const reachable = { ...newcomer, phone: '+12025550123' };
  renderAt('/', <VerifyNudge user={reachable} sms={false} onVerify={() => undefined} />);

  expect(screen.getByRole('link', { name: 'Add an e-mail address' })).toBeTruthy();
});

test('asks for the code when Verify is pressed', async () => {
  await showOwn();

  await press('Verify: Phone');

  expect(await screen.findByRole('dialog', { name: 'Phone Verification' })).toBeTruthy();
});

test('nudges whoever has no confirmed address, and nobody else', async () => {
  await showOwn({ emailVerified: false });
  const nudge = await screen.findByRole('region', { name: 'No e-mail or phone is confirmed yet' });

  await press('Verify your e-mail', within(nudge));

  expect(await screen.findByRole('dialog', { name: 'Email Verification' })).toBeTruthy();
});

test('does not nudge whoever has a confirmed one', async () => {
  await showOwn({ phoneVerified: false, emailVerified: true });
  await screen.findByText('Ada Field');

  expect(screen.queryByText('No e-mail or phone is confirmed yet')).toBeNull();
});

test('takes the picture from the content host', async () => {
  await showOwn();

  const picture = await screen.findByRole('img', { name: 'Picture of Ada Field' });

  expect(picture.getAttribute('src')).toBe(`${CONTENT_HOST}/attachments/ada.jpg`);
  expect(screen.queryByText('No Profile Picture')).toBeNull();
});

test('Follow says that it does nothing, before and after it is pressed', async () => {
  await show('/profile/ben', { [OTHER]: () => json({ results: ben }) });
  const button = await screen.findByRole('button', { name: 'Follow' });
  expect(descriptionOf(button)).toBe('Members cannot be followed yet.');
  expect(button.getAttribute('aria-disabled')).toBe('true');

  await userEvent.click(button);

  const words = 'Nothing changed: members cannot be followed yet.';
  expect(screen.getByText(words).getAttribute('role')).toBe('status');
});

test("shows another's profile without what is theirs alone, and with a way back to the members", async () => {
  await show('/profile/ben', { [OTHER]: () => json({ results: ben }) });

  expect(await screen.findByRole('button', { name: 'Follow' })).toBeTruthy();
  within(await fact('Email')).getByText('ada@farm.example');
  for (const text of ['Phone', 'Date of birthday', 'Verified', 'Not verified', 'Edit Information']) {
    expect(screen.queryByText(text)).toBeNull();
  }
  expect(hrefOf('Back')).toBe('/community-members/valley-growers');
});

test("treats the address with one's own id as one's own profile", async () => {
  await show('/profile/ada', { [OWN]: () => json(user) });

  expect(await screen.findByRole('link', { name: 'Edit Information' })).toBeTruthy();
});

test('is a screen of the site, which leads to the own profile by its picture', async () => {
  serve({ [OWN]: () => json(user), [OTHER]: () => json({ results: ben }) });
  openSite('/profile/ben');
  await screen.findByText('Ben Hill');

  const link = await screen.findByRole('link', { name: 'My Profile' });
  await waitFor(() =>
    expect(link.querySelector('img')?.getAttribute('src')).toBe(`${CONTENT_HOST}/attachments/ada.jpg`),
  );
  await userEvent.click(link);

  expect(await screen.findByRole('link', { name: 'Edit Information' })).toBeTruthy();
  expect(window.location.pathname).toBe('/myProfile');
});
