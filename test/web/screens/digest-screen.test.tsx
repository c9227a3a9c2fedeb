import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsTo, heading, press } from '#test/hands.ts';
import { failure, json, openSite, serve } from '#test/web.tsx';

const END = 'POST /api/digest/end';

test('the link of a mail ends it by a tap, and not by being opened', async () => {
  const asked = serve({ [END]: () => json({ data: { weekly: false } }) });
  openSite('/digest#ada.secret');
  await heading('Stop the weekly e-mail?');
  expect(screen.getByRole('main').parentElement?.className).toBe('alone');
  expect(callsTo(asked, END)).toEqual([]);

  await press('End it');

  await heading('The weekly e-mail has been stopped');
  expect(callsTo(asked, END).map(({ body }) => body)).toEqual([{ token: 'ada.secret' }]);
});

test('a link that is not whole says so', async () => {
  serve({ [END]: () => failure(404, 'digest.missing', 'This link ends no mail.') });
  openSite('/digest#ada');
  await press('End it');

  expect((await screen.findByRole('alert')).textContent).toContain('This link ends no mail.');
});
