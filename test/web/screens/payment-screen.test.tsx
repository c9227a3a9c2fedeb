import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { follow } from '#test/hands.ts';
import { arrival, openSite, serve, storeSession } from '#test/web.tsx';

const open = async (path: string, name: string) => {
  const asked = serve(arrival);
  storeSession();
  openSite(path);
  await screen.findByRole('heading', { level: 1, name });
  return asked;
};

test.each(['/userInfo', '/userinfo'])(
  'shows payment options at %s, and says that they are an example',
  async (path) => {
    await open(path, 'Payment information');

    expect(screen.getByText('This is an example.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Payment options' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Card',
      'Bank account',
      'Mobile money',
    ]);
    const tabs = within(screen.getByRole('navigation', { name: 'Payments and courses' }));
    const tab = tabs.getByRole('link', { name: 'Payment information' });
    expect(tab.getAttribute('aria-current')).toBe('page');
  },
);

test('has buttons that call nothing, and tells readers why', async () => {
  const asked = await open('/userInfo', 'Payment information');
  // The bars come a moment later, and ask for what they show.
  const called = () => asked.filter(({ to }) => !/\/users\/(token|profile)$/.test(to)).length;
  const before = called();

  for (const name of ['Add payment option', 'Edit Card', 'Edit Bank account', 'Edit Mobile money']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('the buttons here do nothing');
    await userEvent.click(button);
  }

  expect(called()).toBe(before);
});

test('leads to the course reports', async () => {
  await open('/userInfo', 'Payment information');

  await follow('Course reports');

  expect(await screen.findByRole('heading', { level: 1, name: 'Course reports' })).toBeTruthy();
  expect(window.location.pathname).toBe('/userinfo/reports');
});
