// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  arrival,
  clearSite,
  cognitoRefusal,
  failure,
  json,
  openSite,
  serve,
  storeSession,
} from '#test/web.tsx';

afterEach(clearSite);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Username'), 'ada');
  await userEvent.type(screen.getByLabelText('Password'), 'harvest1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('leads a visitor from the front page to the sign-in', async () => {
  serve(arrival);

  openSite('/');

  expect(await title('Sign In')).toBeTruthy();
  expect(window.location.pathname).toBe('/login');
});

test('takes a visitor back to where they were after they signed in', async () => {
  serve(arrival);
  openSite('/news?pageNumber=2');

  await signIn();

  expect(await title('News')).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/news?pageNumber=2');
});

test('names the document after the page, and moves the focus to its title', async () => {
  serve(arrival);
  openSite('/login');
  await title('Sign In');
  expect(document.title).toBe('Sign In · Furrow');
  expect(document.activeElement).toBe(document.body);

  await userEvent.click(screen.getByRole('link', { name: 'Become a member!' }));

  const heading = await title('Become a member');
  await waitFor(() => expect(document.title).toBe('Become a member · Furrow'));
  expect(document.activeElement).toBe(heading);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('shows the 404 page for an unknown address, to visitors too', async () => {
  serve(arrival);

  openSite('/nowhere');

  expect(await title('404 Error')).toBeTruthy();
  expect(screen.getByText('Sorry! Page Not Found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
});

test('leads from the sign-out to a sign-in that begins anew', async () => {
  serve(arrival);
  storeSession();
  openSite('/userInfo');

  await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));

  expect(await title('Sign In')).toBeTruthy();
  expect({ ...localStorage }).toEqual({});
  await signIn();
  await waitFor(() => expect(window.location.pathname).toBe('/news'));
});

test('signs a member out whose stored token has been taken back', async () => {
  const refuse = () => failure(401, 'token.failed', 'Not authorized, token failed');
  const revoked = () => cognitoRefusal('NotAuthorizedException', 'Refresh Token has been revoked');
  serve({ ...arrival, 'GET /api/users/token': refuse, 'cognito:GetTokensFromRefreshToken': revoked });
  storeSession();

  openSite('/news');

  expect(await title('Sign In')).toBeTruthy();
});

test('keeps a member without signal signed in', async () => {
  const down = () => json({ message: 'Service Unavailable' }, 503);
  serve({ 'GET /api/users/token': down, 'GET /api/news/community/3': down });
  storeSession();

  openSite('/news');

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(localStorage.getItem('userInfo')).not.toBeNull();
});
