import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { callsTo, heading, press } from '#test/hands.ts';
import { failure, json, noConnection, openSite, serve, storeSession } from '#test/web.tsx';

const NUMBER = 'TR5B-D6HH-GEN7-KPZQ';
const ONE = `GET /api/certificates/${NUMBER}`;
const certificate = { number: NUMBER, name: 'Ada Lane', course: 'Living soil', date: '2026-03-09' };
const own = () => json({ data: [{ ...certificate, courseId: 'soil' }] });

test('anybody opens a certificate by its number, without a token, and may only look', async () => {
  const asked = serve({ [ONE]: () => json({ data: certificate }) });
  openSite(`/certificates/${NUMBER}`);

  await heading('Certificate');
  for (const text of ['Ada Lane', 'Living soil', 'on 9 March 2026', NUMBER]) screen.getByText(text);
  expect(callsTo(asked, ONE).map(({ headers }) => headers.get('authorization'))).toEqual([null]);
  expect(screen.queryByRole('button', { name: 'Withdraw it' })).toBeNull();
});

test('where no answer comes, it says so and tries again', async () => {
  let answer = noConnection as () => Response;
  serve({ [ONE]: () => answer() });
  openSite(`/certificates/${NUMBER}`);
  await screen.findByText('This certificate did not load');

  answer = () => json({ data: certificate });
  await press('Try again');

  await heading('Certificate');
});

test('a number that nobody has is no fault of the connection, and another may be typed', async () => {
  const gone = () => failure(404, 'certificate.missing', 'There is no such certificate.');
  serve({ [ONE]: () => json({ data: certificate }), 'GET /api/certificates/NOBODY': gone });
  openSite('/certificates/NOBODY');
  await heading('There is no such certificate');

  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number of the certificate' });
  expect(box.value).toBe('NOBODY');
  await userEvent.clear(box);
  await userEvent.type(box, `${NUMBER}{Enter}`);

  await heading('Certificate');
});

test('its member withdraws it after a question; what fails is said, and may be tried again', async () => {
  storeSession();
  const WITHDRAW = `DELETE /api/certificates/${NUMBER}`;
  let answer = noConnection as () => Response;
  let isGone = false;
  const asked = serve({
    'GET /api/certificates': own,
    [ONE]: () => (isGone ? failure(404, 'certificate.missing', 'Gone') : json({ data: certificate })),
    [WITHDRAW]: () => answer(),
  });
  openSite(`/certificates/${NUMBER}`);
  await press('Withdraw it');
  const confirm = async () =>
    userEvent.click(
      screen
        .getAllByRole('button', { name: 'Withdraw it' })
        .find((button) => button.closest('[role=alertdialog]')) as Element,
    );
  await screen.findByRole('alertdialog');

  await confirm();
  await waitFor(() => expect(callsTo(asked, WITHDRAW)).toHaveLength(1));
  await screen.findByRole('alert');
  answer = () => {
    isGone = true;
    return json({ number: NUMBER });
  };
  await confirm();

  await heading('There is no such certificate');
  screen.getByText('The certificate is withdrawn.');
});
