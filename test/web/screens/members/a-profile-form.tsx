import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { User } from '#contract/users/users.ts';
import { press, sent } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, type Asked, cognitoSession, json } from '#test/web.tsx';
import { EditInformationScreen } from '#web/screens/members/edit-information-screen.tsx';
import { user } from '../../features/profile/a-user.ts';

export const GET = 'GET /api/users/profile';
export const PUT = 'PUT /api/users/profile';
export const SIGN_IN = 'cognito:InitiateAuth';
export const PASSWORD = 'Your password';

function Arrived() {
  const { pathname, state } = useLocation();
  return (
    <p>
      At {pathname} {JSON.stringify(state)}
    </p>
  );
}

/** The form of a profile; `show` waits until it is filled, `open` shows it once more. After a save it says where one is. */
export function profileForm() {
  const screens = screenOf(
    { '/edit-information': <EditInformationScreen />, '*': <Arrived /> },
    '/edit-information',
  );

  async function show(profile: User = user, answers: Answers = {}) {
    const asked = await screens.show({
      [GET]: () => json(profile),
      [PUT]: (request) => json({ data: edited(profile, request) }),
      [SIGN_IN]: () => cognitoSession('ada'),
      ...answers,
    });
    await screen.findByLabelText('Phone (optional)');
    return asked;
  }

  return { show, open: screens.open };
}

/** The stored record has a name in place of the picture. */
export const edited = (profile: User, request: Asked) => {
  const { attachments, version, showsEmail, hidesVisits, ...fields } = sent(request);
  return {
    ...profile,
    ...fields,
    showsEmail: showsEmail === 'true',
    hidesVisits: hidesVisits === 'true',
    version: Number(version) + 1,
    ...(attachments && { attachments: 'new.jpg' }),
  };
};

export const savesOf = (asked: Asked[]) => asked.filter(({ to }) => to === PUT).map(sent);
export const proceed = () => press('Continue');
export const isSaved = () => screen.findByText(/^At/);
