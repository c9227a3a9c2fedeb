import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '#test/hands.ts';
import { renderAt, serve, startSite } from '#test/web.tsx';
import { OpenPicture } from '#web/parts/pictures/open-picture.tsx';

test('a press shows a picture as large as the window, another one in its own size, and the focus returns', async () => {
  serve({});
  await startSite();
  renderAt(
    '/',
    <OpenPicture src="https://content/img/leaf.jpg" label="A leaf">
      <img src="https://content/img/leaf.small.webp" alt="A leaf" />
    </OpenPicture>,
  );

  await press('Enlarge: A leaf');

  const dialog = await screen.findByRole('dialog', { name: 'A leaf' });
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('https://content/img/leaf.jpg');
  const size = screen.getByRole('button', { name: 'In its own size' });
  expect(size.getAttribute('aria-pressed')).toBe('false');
  await press('In its own size');
  expect(size.getAttribute('aria-pressed')).toBe('true');
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Enlarge: A leaf');
});
