import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { box, callsTo, fill } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { cognitoSession, json } from '#test/web.tsx';
import { EditInformationScreen } from '#web/screens/members/edit-information-screen.tsx';
import { user } from '../../features/profile/a-user.ts';

const { show } = screenOf(
  { '/edit-information': <EditInformationScreen />, '/myProfile': <p>My profile</p> },
  '/edit-information',
);

// The part is late where no file before has loaded it into the page, as when this one runs by itself; else it is there
// at once.
test('another address that is sent before the question for the password has loaded waits for it', async () => {
  const asked = await show({
    'GET /api/users/profile': () => json(user),
    'PUT /api/users/profile': () => json({ data: user }),
    'cognito:InitiateAuth': () => cognitoSession('ada'),
  });
  const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.input(await screen.findByLabelText('E-mail'), { target: { value: 'ada@new.example' } });

  proceed();

  await screen.findByText('Please enter your password.');
  expect(document.activeElement).toBe(box('Your password'));
  expect(callsTo(asked, 'PUT /api/users/profile')).toEqual([]);
  await fill('Your password', 'harvest1');
  proceed();
  await screen.findByText('My profile');
  expect(callsTo(asked, 'PUT /api/users/profile')).toHaveLength(1);
});
