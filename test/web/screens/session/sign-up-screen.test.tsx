import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { follow, hrefOf, type } from '#test/hands.ts';
import {
  type Answers,
  arrival,
  cognitoRefusal,
  cognitoSession,
  descriptionOf,
  json,
  noConnection,
  siteAt,
  storeSession,
} from '#test/web.tsx';

const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));

const open = (more?: Answers) => siteAt('/register', { ...arrival, ...more });

async function fillIn({ username = 'ada', password = 'harvest1', agree = true } = {}) {
  await type('Username', username);
  await type('Password', password);
  if (agree) await userEvent.click(screen.getByRole('checkbox', { name: 'I agree with Terms of Service' }));
}

test('asks for what is missing, and sends nothing', async () => {
  const asked = open();
  await screen.findByRole('heading', { name: 'Become a member' });

  await press();

  expect(await screen.findByText('You must enter username')).toBeTruthy();
  expect(screen.getByText('You must enter password')).toBeTruthy();
  expect(screen.getByText('Please read the terms of service')).toBeTruthy();
  expect(asked.map(({ to }) => to)).toEqual(['GET /config.json']);
});

test('the terms open beside the form, so that nothing that was typed is lost', async () => {
  open();

  const terms = await screen.findByRole('link', { name: 'Terms of Service' });
  expect(hrefOf('Sign In')).toBe('/login');

  expect(terms.getAttribute('href')).toBe('/terms');
  expect([terms.getAttribute('target'), terms.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

test('says how long a password has to be, and asks for a longer one', async () => {
  open();
  expect(descriptionOf(await screen.findByLabelText('Password'))).toBe('At least 6 characters');
  await fillIn({ password: '12345' });

  await press();

  expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
});

test('asks for another password where others would guess it at once, and sends none', async () => {
  const asked = open();
  await fillIn({ password: 'Password1' });

  await press();

  expect(
    await screen.findByText(
      'This password is one of the first that others would guess. Please choose another one.',
    ),
  ).toBeTruthy();
  expect(asked.some(({ to }) => to === 'cognito:SignUp')).toBe(false);
});

test('takes a new member to the news of their community', async () => {
  const asked = open();
  await fillIn({ username: 'ada ' });

  await press();

  expect(await screen.findByText('Valley Growers')).toBeTruthy();
  expect(window.location.pathname).toBe('/news');
  const steps = ['cognito:SignUp', 'cognito:InitiateAuth', 'POST /api/users', 'GET /api/communities/user'];
  expect(asked.map(({ to }) => to).filter((to) => steps.includes(to))).toEqual(steps);
  expect(asked.find(({ to }) => to === 'cognito:SignUp')?.body).toMatchObject({ Username: 'ada' });
});

const toSignUp = async () => follow('Become a member!');
const place = () => window.location.pathname + window.location.search + window.location.hash;

test('takes whoever followed a link to it after they became a member, also by way of the sign-in and back', async () => {
  siteAt('/library?search=hay#list', arrival);
  await toSignUp();
  await follow('Sign In');
  await toSignUp();
  await fillIn();

  await press();

  await waitFor(() => expect(place()).toBe('/library?search=hay#list'));
});

test.each(['//evil.example/news', '/\\evil.example', 'https://evil.example'])(
  'leads to no other site: %s',
  async (from) => {
    siteAt('/login', arrival);
    await screen.findByLabelText('Username');
    act(() => {
      window.history.replaceState({ usr: { from } }, '', '/login');
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    });
    await toSignUp();
    await fillIn();

    await press();

    await waitFor(() => expect(place()).toBe('/news'));
  },
);

test('says above the form that the name is taken, and keeps what was typed', async () => {
  open({ 'cognito:SignUp': () => cognitoRefusal('UsernameExistsException', 'User already exists') });
  await fillIn();

  await press();

  expect((await screen.findByRole('alert')).textContent).toBe('User already exists');
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ada');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('harvest1');
});

test.each([
  ["Value at 'password' failed to satisfy constraint", /no space at its beginning or end/],
  ["Value at 'username' failed to satisfy constraint", /^A username is one word/],
])('has words for what Cognito does not take: %s', async (text, words) => {
  open({ 'cognito:SignUp': () => cognitoRefusal('InvalidParameterException', text) });
  await fillIn();

  await press();

  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

test('lets a member in whose account was made although its answer was lost', async () => {
  let made = false;
  open({
    'cognito:SignUp': () =>
      made ? cognitoRefusal('UsernameExistsException', 'User already exists') : json({ UserConfirmed: true }),
    'cognito:InitiateAuth': () => (made ? cognitoSession('ada') : noConnection()),
  });
  await fillIn();
  await press();
  await screen.findByRole('alert');

  made = true;
  await press();

  expect(await screen.findByText('Valley Growers')).toBeTruthy();
});

test('calls a name taken at the second try too, when the password is not that of its account', async () => {
  open({
    'cognito:SignUp': () => cognitoRefusal('UsernameExistsException', 'User already exists'),
    'cognito:InitiateAuth': () => cognitoRefusal('NotAuthorizedException'),
  });
  await fillIn();
  await press();
  await screen.findByRole('alert');

  await press();

  expect((await screen.findByRole('alert')).textContent).toBe('User already exists');
});

test('sends a signed-in member on', async () => {
  storeSession();

  siteAt('/register', arrival);

  await waitFor(() => expect(window.location.pathname).toBe('/news'));
});
