import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { follow, heading } from '#test/hands.ts';
import { arrival, descriptionOf, openSite, serve, storeSession } from '#test/web.tsx';

const open = async (path: string, name: string) => {
  const asked = serve(arrival);
  storeSession();
  openSite(path);
  await heading(name);
  return asked;
};

test.each(['/userInfo', '/userinfo'])('shows at %s what is an example, and says so', async (path) => {
  await open(path, 'Payment information');

  screen.getByText('This is an example.');
  screen.getByRole('heading', { level: 2, name: 'Payment options' });
  const kinds = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(kinds).toEqual(['Card', 'Bank account', 'Mobile money']);
  const tabs = within(screen.getByRole('navigation', { name: 'Payments and courses' }));
  const tab = tabs.getByRole('link', { name: 'Payment information' });
  expect(tab.getAttribute('aria-current')).toBe('page');
});

test('has buttons that call nothing, and tells readers why', async () => {
  const asked = await open('/userInfo', 'Payment information');
  // The bars come a moment later, and ask for what they show.
  const called = () =>
    asked.filter(({ to }) => !/\/(users\/(token|profile)|notices\/count|digest\/visit)$/.test(to)).length;
  const before = called();

  for (const name of ['Add payment option', 'Edit Card', 'Edit Bank account', 'Edit Mobile money']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(button)).toContain('the buttons here do nothing');
    await userEvent.click(button);
  }

  expect(called()).toBe(before);
});

test('leads to the course reports', async () => {
  await open('/userInfo', 'Payment information');

  await follow('Course reports');

  await heading('Course reports');
  expect(window.location.pathname).toBe('/userinfo/reports');
});
