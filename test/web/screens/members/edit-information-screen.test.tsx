import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/users/users.ts';
import { box, callsTo, fill, hrefOf, press, sent } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answers,
  type Asked,
  CONTENT_HOST,
  cognitoRefusal,
  cognitoSession,
  failure,
  json,
  noConnection,
  renderAt,
  serve,
} from '#test/web.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { EditInformationScreen } from '#web/screens/members/edit-information-screen.tsx';
import { UnsentScreen } from '#web/screens/unsent-screen.tsx';
import { newcomer, user } from '../../features/profile/a-user.ts';

const GET = 'GET /api/users/profile';
const PUT = 'PUT /api/users/profile';
const SIGN_IN = 'cognito:InitiateAuth';
const PASSWORD = 'Your password';

function Arrived() {
  const { pathname, state } = useLocation();
  return (
    <p>
      At {pathname} {JSON.stringify(state)}
    </p>
  );
}

const screens = screenOf(
  { '/edit-information': <EditInformationScreen />, '*': <Arrived /> },
  '/edit-information',
);
const { open } = screens;

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

/** The stored record has a name in place of the picture. */
const edited = (profile: User, request: Asked) => {
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
const savesOf = (asked: Asked[]) => asked.filter(({ to }) => to === PUT).map(sent);
const proceed = () => press('Continue');
const isSaved = () => screen.findByText(/^At/);

const labels = ['First name', 'Last name', 'E-mail', 'Phone (optional)', 'Date of birth (optional)'];
const valuesOf = () => labels.map((label) => box(label).value);

test('begins with what is known, the phone as its country writes it', async () => {
  await show();

  await waitFor(() => expect(box('Phone (optional)').value).toBe('(202) 555-0123'));
  expect(valuesOf()).toEqual(['Ada', 'Field', 'ada@farm.example', '(202) 555-0123', '1985-05-14']);
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('US');
  expect(hrefOf('Back')).toBe('/myProfile');
  expect(screen.queryByRole('button', { name: 'Drop my changes' })).toBeNull();
});

test('asks a newcomer for all that is required, with the United States for the phone', async () => {
  const asked = await show(newcomer);

  await proceed();

  for (const text of ['You must enter First Name', 'You must enter Last Name', 'You must enter E-mail']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(screen.queryByText('Enter Phone number')).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('US');
  expect(document.activeElement).toBe(box('First name'));
  expect(savesOf(asked)).toEqual([]);
});

describe('a value that is refused', () => {
  test.each([
    ['Phone (optional)', '555 01', 'Enter Phone number'],
    ['Date of birth (optional)', '14.05.1985', 'Please use the format YYYY-MM-DD.'],
    ['Date of birth (optional)', '1985-02-30', 'There is no such day.'],
    ['Date of birth (optional)', '2999-01-01', 'This day is still to come.'],
    ['E-mail', 'ada', 'This is not an e-mail address.'],
  ])('%s %s: %s', async (label, value, text) => {
    const asked = await show();
    await fill(label, value);

    await proceed();

    expect(await screen.findByText(text)).toBeTruthy();
    expect(box(label).getAttribute('aria-invalid')).toBe('true');
    expect(savesOf(asked)).toEqual([]);
  });
});

test('sends everything, and goes to the profile with what has to be verified', async () => {
  const asked = await show(newcomer);
  await fill('First name', 'Ben');
  await fill('Last name', 'Hill');
  await fill('E-mail', 'ben@farm.example');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'GB');
  await fill('Phone (optional)', '07700 900123');
  await fill('Date of birth (optional)', '19850514');
  await fill(PASSWORD, 'harvest1');

  await proceed();

  await isSaved();
  screen.getByText('At /myProfile {"verify":["email","phone_number"]}');
  // The sheet that opens there says it.
  expect(screen.queryByText('Your information is saved.')).toBeNull();
  expect(savesOf(asked)).toEqual([
    {
      firstName: 'Ben',
      lastName: 'Hill',
      email: 'ben@farm.example',
      phone: '+447700900123',
      birthday: '1985-05-14',
      version: '0',
    },
  ]);
});

test('sends no birthday that is not set, and an empty phone', async () => {
  const asked = await show({ ...newcomer, firstName: 'Ben', lastName: 'Hill', email: 'ben@farm.example' });

  await proceed();

  await screen.findByText('At /myProfile {"verify":[]}');
  screen.getByText('Your information is saved.');
  expect(savesOf(asked)).toEqual([
    { firstName: 'Ben', lastName: 'Hill', email: 'ben@farm.example', phone: '', version: '0' },
  ]);
});

test('removes a phone and a birthday that are emptied', async () => {
  const asked = await show();
  await fill('Phone (optional)', '');
  await fill('Date of birth (optional)', '');
  await fill(PASSWORD, 'harvest1');

  await proceed();

  await isSaved();
  expect(savesOf(asked)).toMatchObject([{ phone: '', birthday: '' }]);
});

describe('another e-mail address or phone number', () => {
  const isAsked = () => screen.queryByLabelText(PASSWORD) !== null;
  const other = 'thief@farm.example';
  const refused = () => cognitoRefusal('NotAuthorizedException', 'Incorrect username or password.');

  test('is asked the password for, and nothing else is', async () => {
    await show();
    await fill('First name', 'Adele');
    await fill('Phone (optional)', '202 555 0123');
    await fill('E-mail', 'ada@farm.example ');
    expect(isAsked()).toBe(false);

    await fill('E-mail', other);
    expect(isAsked()).toBe(true);
    const field = box(PASSWORD);
    expect([field.type, field.autocomplete]).toEqual(['password', 'current-password']);
    // What a password manager fills it by.
    const name = document.querySelector<HTMLInputElement>('input[autocomplete=username]');
    expect([name?.value, name?.hidden]).toEqual(['ada', true]);

    await fill('E-mail', 'ada@farm.example');
    expect(isAsked()).toBe(false);
    await fill('Phone (optional)', '202 555 0124');
    expect(isAsked()).toBe(true);
    await press('Drop my changes');
    expect(isAsked()).toBe(false);
  });

  test('is not sent without the right one, which is tried beside the session', async () => {
    let isRight = false;
    const asked = await show(user, { [SIGN_IN]: () => (isRight ? cognitoSession('ada') : refused()) });
    const session = { ...localStorage };
    await fill('E-mail', other);
    await proceed();
    await screen.findByText('Please enter your password.');
    expect(document.activeElement).toBe(box(PASSWORD));
    expect(callsTo(asked, SIGN_IN)).toEqual([]);

    await fill(PASSWORD, 'mistaken');
    await proceed();
    await screen.findByText('This is not your password.');
    expect(box(PASSWORD).getAttribute('aria-invalid')).toBe('true');
    expect(box('E-mail').value).toBe(other);
    expect(savesOf(asked)).toEqual([]);

    isRight = true;
    await fill(PASSWORD, 'harvest1');
    // Until the next answer: what is below would move away and back.
    expect(screen.getByText('This is not your password.')).toBeTruthy();
    await proceed();

    await isSaved();
    expect(savesOf(asked)).toMatchObject([{ email: other }]);
    const { profileDraft: _, ...left } = localStorage;
    expect(left).toEqual(session);
  });

  test('is sent where a second step shows that the password was right', async () => {
    const asked = await show(user, {
      [SIGN_IN]: () =>
        json({ ChallengeName: 'SOFTWARE_TOKEN_MFA', ChallengeParameters: {}, Session: 'half' }),
    });
    await fill('E-mail', other);
    await fill(PASSWORD, 'harvest1');

    await proceed();

    await isSaved();
    expect(savesOf(asked)).toHaveLength(1);
  });

  test.each([
    ['without a connection', noConnection, /^Your password can only be checked with a connection/],
    [
      'after too many tries',
      () => cognitoRefusal('NotAuthorizedException', 'Password attempts exceeded'),
      /^Too many tries/,
    ],
  ])('%s it says why it is not sent, and keeps all but the password', async (_, answer, words) => {
    const asked = await show(user, { [SIGN_IN]: answer });
    await fill('E-mail', other);
    await fill(PASSWORD, 'harvest1');

    await proceed();

    await screen.findByText(words);
    expect(savesOf(asked)).toEqual([]);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(kept).toContain(other);
    expect(kept).not.toContain('harvest1');
  });

  test('after too many tries, a wrong one says so too', async () => {
    const locked = () => cognitoRefusal('NotAuthorizedException', 'Password attempts exceeded');
    const answers = [locked, refused];
    await show(user, { [SIGN_IN]: () => (answers.shift() ?? locked)() });
    await fill('E-mail', other);
    await fill(PASSWORD, 'mistaken');
    await proceed();
    await screen.findByText(/^Too many tries\. Wait/);

    await proceed();

    await screen.findByText(/^Too many tries, and this is not your password/);
  });

  test('is asked for anew for each address, also where the one before has to wait', async () => {
    const asked = await show(user, { [PUT]: () => failure(503, 'server.busy', 'Please try again.') });
    await fill('E-mail', 'ada@new.example');
    await fill(PASSWORD, 'harvest1');
    await proceed();
    await waitFor(() => expect(savesOf(asked)).not.toEqual([]));
    await fill('E-mail', other);
    expect(box(PASSWORD).value).toBe('');

    await proceed();

    await screen.findByText('Please enter your password.');
    expect(callsTo(asked, SIGN_IN)).toHaveLength(1);
    expect(savesOf(asked)).not.toContainEqual(expect.objectContaining({ email: other }));
  });

  test('is also one that another device saved meanwhile, as long as it is to be replaced', async () => {
    const theirs = { ...user, email: 'ada@new.example', version: 5 };
    let isChanged = false;
    let isRight = false;
    const asked = await show(user, {
      [GET]: () => json(isChanged ? theirs : user),
      [PUT]: (request) => {
        isChanged = true;
        if (sent(request)['version'] === '0') return failure(409, 'user.changed', 'It was changed.');
        return json({ data: edited(theirs, request) });
      },
      [SIGN_IN]: () => (isRight ? cognitoSession('ada') : refused()),
    });
    await fill('First name', 'Mine');
    await proceed();
    await press('Save mine all the same');
    await screen.findByText('Please enter your password.');
    await fill(PASSWORD, 'mistaken');
    await proceed();
    await screen.findByText('This is not your password.');
    expect(savesOf(asked)).toHaveLength(1);

    isRight = true;
    await fill(PASSWORD, 'harvest1');
    await proceed();

    await isSaved();
    expect(savesOf(asked).map(({ email, version }) => [email, version])).toEqual([
      ['ada@farm.example', '0'],
      ['ada@farm.example', '5'],
    ]);
  });
});

describe('another address that waits, as its password was checked', () => {
  const other = 'ada@new.example';
  async function wait() {
    let isLost = true;
    const asked = await show(user, {
      [PUT]: (request) => (isLost ? noConnection() : json({ data: edited(user, request) })),
    });
    await fill('E-mail', other);
    await fill(PASSWORD, 'harvest1');
    await proceed();
    await screen.findByText(/no connection/);
    return {
      asked,
      connect() {
        isLost = false;
      },
    };
  }
  const kept = () =>
    getOutbox().entries?.map(({ state, isStopped, steps }) => [
      state,
      isStopped,
      steps.at(-1)?.input['email'],
    ]);

  test('goes on waiting while another field is typed, and is replaced without being asked again', async () => {
    const { asked, connect } = await wait();

    await fill('First name', 'Adele');

    await waitFor(() => expect(kept()).toEqual([['waiting', true, other]]));
    expect(screen.queryByLabelText(PASSWORD)).toBeNull();
    connect();
    await proceed();
    await isSaved();
    expect(savesOf(asked).at(-1)).toMatchObject({ firstName: 'Adele', email: other });
    expect(callsTo(asked, SIGN_IN)).toHaveLength(1);
  });

  test('is replaced after a reload, too, also without a connection', async () => {
    const { asked } = await wait();
    await fill('First name', 'Adele');
    await waitFor(() => expect(kept()).toEqual([['waiting', true, other]]));
    cleanup();
    open();
    await screen.findByLabelText('Phone (optional)');
    expect(screen.queryByLabelText(PASSWORD)).toBeNull();

    await proceed();

    await screen.findByText(/no connection/);
    expect(savesOf(asked).at(-1)).toMatchObject({ email: other });
    const step = getOutbox().entries?.at(0)?.steps.at(-1);
    expect(step?.input).toMatchObject({ firstName: 'Adele', email: other });
  });

  test('that was typed over is sent by its form alone, as what waits says', async () => {
    const { asked, connect } = await wait();
    await fill('First name', 'Adele');
    await waitFor(() => expect(kept()).toEqual([['waiting', true, other]]));
    cleanup();
    connect();
    renderAt('/unsent', <UnsentScreen />);
    const row = within(await screen.findByRole('region', { name: 'Needs you' }));
    row.getByText('You changed it since. Send it from its form.', { exact: false });
    expect(row.queryByRole('button', { name: /^Send now/ })).toBeNull();
    expect(row.getByRole('link', { name: /^Change it/ }).getAttribute('href')).toBe('/edit-information');
    cleanup();
    open();
    await screen.findByLabelText('Phone (optional)');

    await proceed();

    await isSaved();
    expect(savesOf(asked).at(-1)).toMatchObject({ firstName: 'Adele', email: other });
  });

  test('does not let a third one pass, and stays where that is not checked', async () => {
    await wait();
    await fill('E-mail', 'thief@farm.example');

    await proceed();

    await screen.findByText('Please enter your password.');
    expect(kept()).toEqual([['waiting', true, other]]);
  });
});

const PLACE = 'Village or region (optional)';
const GROWS = 'What you grow or do (optional)';
const SHOWS_EMAIL = 'Other members see my e-mail address';
const SHOWS_VISITS = 'Other members see when I was last here, and how often';

test('sends what was told of place and farm, and what others may see, where that changed', async () => {
  const asked = await show({ ...user, place: 'Kitale', hidesVisits: true });
  expect([box(PLACE).value, box(GROWS).value]).toEqual(['Kitale', '']);
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect([isOn(SHOWS_EMAIL), isOn(SHOWS_VISITS)]).toEqual([false, false]);
  await fill(PLACE, '');
  await fill(GROWS, ' Maize ');
  await userEvent.click(screen.getByRole('checkbox', { name: SHOWS_EMAIL }));

  await proceed();

  await isSaved();
  const [saved] = savesOf(asked);
  expect(saved).toMatchObject({ place: '', grows: 'Maize', showsEmail: 'true' });
  expect(saved).not.toHaveProperty('hidesVisits');
});

// What waits is sent again by itself half a second later, unless something is typed: until then there is no connection.
test('a switch that is turned back after a save without an answer is sent, too', async () => {
  let isLost = true;
  const asked = await show(user, {
    [PUT]: (request) => (isLost ? noConnection() : json({ data: edited(user, request) })),
  });
  const turn = () => userEvent.click(screen.getByRole('checkbox', { name: SHOWS_VISITS }));
  await turn();
  await proceed();
  await screen.findByRole('alert');
  await turn();
  isLost = false;

  await proceed();

  await isSaved();
  expect(savesOf(asked).slice(-2)).toMatchObject([{ hidesVisits: 'true' }, { hidesVisits: 'false' }]);
});

test('a form that was begun before there were these fields keeps what was typed', async () => {
  await show();
  await fill('First name', 'Adele');
  const KEPT = 'profileDraft:ada';
  const {
    place: _,
    grows: _g,
    showsEmail: _e,
    showsVisits: _v,
    ...old
  } = JSON.parse(String(localStorage.getItem(KEPT)));
  cleanup();
  localStorage.setItem(KEPT, JSON.stringify(old));

  open();

  await waitFor(() => expect(box('First name').value).toBe('Adele'));
  expect(box(PLACE).value).toBe('');
});

test('a number with a plus in front brings its country along', async () => {
  const asked = await show();
  await fill('Phone (optional)', '+254 712 123456');

  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('KE');
  await fill(PASSWORD, 'harvest1');
  await proceed();

  await isSaved();
  expect(savesOf(asked)).toMatchObject([{ phone: '+254712123456' }]);
});

test('keeps what was typed when the connection breaks, and saves it with another try', async () => {
  let isLost = true;
  const asked = await show(user, {
    [PUT]: (request) => (isLost ? noConnection() : json({ data: edited(user, request) })),
  });
  await fill('First name', 'Adele');
  await proceed();
  expect((await screen.findByRole('alert')).textContent).toMatch(/no connection/);
  expect(box('First name').value).toBe('Adele');

  isLost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

  await isSaved();
  expect(savesOf(asked).at(-1)).toMatchObject({ firstName: 'Adele', version: '0' });
  expect(localStorage.getItem('profileDraft:ada')).toBeNull();
});

test('goes on after two changes in a row whose answers were lost', async () => {
  const lost = new Set(['Ad', 'Ben']);
  const asked = await show(user, {
    [PUT]: (request) =>
      lost.has(String(sent(request)['firstName'])) ? noConnection() : json({ data: edited(user, request) }),
  });
  const save = async (name: string, before?: string) => {
    await fill('First name', name);
    if (before) lost.delete(before);
    await proceed();
  };
  await save('Ad');
  await screen.findByRole('alert');
  await save('Ben', 'Ad');
  await waitFor(() => expect(savesOf(asked).at(-1)).toMatchObject({ firstName: 'Ben', version: '1' }));
  await screen.findByRole('alert');

  await save('Cleo', 'Ben');

  await isSaved();
  expect(savesOf(asked).slice(-2)).toMatchObject([
    { firstName: 'Ben', version: '1' },
    { firstName: 'Cleo', version: '2' },
  ]);
});

test('what a browser fills in all at once, and is sent at once, takes back what waits once', async () => {
  let isLost = true;
  const asked = await show(user, {
    [PUT]: (request) => (isLost ? noConnection() : json({ data: edited(user, request) })),
  });
  await fill('First name', 'Ad');
  await proceed();
  await screen.findByRole('alert');
  isLost = false;

  fireEvent.input(box('First name'), { target: { value: 'Ben' } });
  fireEvent.input(box('Last name'), { target: { value: 'Hill' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

  await isSaved();
  expect(savesOf(asked).slice(-2)).toMatchObject([
    { firstName: 'Ad', lastName: 'Field', version: '0' },
    { firstName: 'Ben', lastName: 'Hill', version: '1' },
  ]);
});

test("shows the server's refusal above the form and beside its field", async () => {
  const text = 'This address cannot be used.';
  await show(user, {
    [PUT]: () => json({ error: text, message: text, code: 'request.invalid', fields: { email: text } }, 400),
  });

  await proceed();

  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(box('E-mail').getAttribute('aria-invalid')).toBe('true');
});

test('keeps what was typed over a reload, for this member alone', async () => {
  await show();
  await fill('First name', 'Adele');
  await fill('Phone (optional)', '555 01');

  cleanup();
  open();

  await waitFor(() => expect(box('Phone (optional)').value).toBe('555 01'));
  expect(box('First name').value).toBe('Adele');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('profileDraft'))).toEqual([
    'profileDraft:ada',
  ]);
});

test('shows the profile again when the changes are discarded', async () => {
  await show();
  await fill('First name', 'Adele');
  await fill('Phone (optional)', '');

  await press('Drop my changes');

  await waitFor(() => expect(box('Phone (optional)').value).toBe('(202) 555-0123'));
  expect(box('First name').value).toBe('Ada');
  expect(localStorage.getItem('profileDraft:ada')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Drop my changes' })).toBeNull();
});

describe('the picture', () => {
  beforeEach(() => {
    const bitmap = { width: 1024, height: 768, close: () => undefined };
    vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
      if (name === 'broken.png') throw new Error('no picture');
      return bitmap;
    });
    const context = { drawImage: () => undefined };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
    ) {
      done(new Blob([`${this.width}x${this.height}`], { type: 'image/jpeg' }));
    });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined }),
    );
  });

  const jpeg = (name: string, type = 'image/jpeg') => new File(['a'], name, { type });
  const chooser = () => screen.getByLabelText('Profile picture: choose a file');

  test('is previewed where it is dropped, and travels small', async () => {
    const asked = await show();
    const place = chooser().closest('.drop') as HTMLElement;
    fireEvent.drop(place, { dataTransfer: { files: [jpeg('me.jpg')] } });
    expect((await screen.findByRole('img', { name: 'The chosen picture' })).getAttribute('src')).toBe(
      'blob:chosen',
    );

    await proceed();

    await isSaved();
    const file = savesOf(asked)[0]?.['attachments'] as unknown as File;
    expect(await file.text()).toBe('512x384');
  });

  test('is refused when it is none, with the reason', async () => {
    await show();

    fireEvent.change(chooser(), { target: { files: [jpeg('list.pdf', 'application/pdf')] } });
    expect(await screen.findByText('Please choose a picture: png or jpg.')).toBeTruthy();

    fireEvent.change(chooser(), { target: { files: [jpeg('broken.png', 'image/png')] } });
    expect(await screen.findByText('This picture cannot be read. Please choose another one.')).toBeTruthy();
  });

  test('that the server refuses says why at its place, until another is chosen', async () => {
    const refusal = failure(413, 'body.too-large', 'This is too large.');
    const answers = [refusal];
    await show(user, {
      [PUT]: (request) => answers.shift() ?? json({ data: edited(user, request) }),
    });
    const choose = (name: string) => fireEvent.change(chooser(), { target: { files: [jpeg(name)] } });
    choose('me.jpg');
    await proceed();
    expect((await screen.findByText('This is too large.')).closest('.field')).toBe(
      chooser().closest('.field'),
    );
    expect(chooser().getAttribute('aria-invalid')).toBe('true');

    choose('small.jpg');

    await waitFor(() => expect(screen.queryByText('This is too large.')).toBeNull());
    await proceed();
    await isSaved();
  });

  const preview = () => document.querySelector('.avatar-form')?.getAttribute('src');

  test('goes with the next save when it is removed, and can be put back before', async () => {
    const asked = await show();
    const stored = preview();
    expect(stored).toBe(`${CONTENT_HOST}/attachments/ada.jpg`);

    await press('Remove picture');

    expect(screen.getByText('The picture goes when you save.').getAttribute('role')).toBe('status');
    expect(preview()).not.toBe(stored);
    const back = screen.getByRole('button', { name: 'Put back' });
    expect(document.activeElement).toBe(back);
    await userEvent.click(back);
    expect(preview()).toBe(stored);
    await press('Remove picture');
    await proceed();
    await isSaved();
    expect(savesOf(asked)).toMatchObject([{ attachments: '' }]);
  });

  test('that was removed stays so over a reload, until the changes are discarded', async () => {
    await show();
    await press('Remove picture');
    cleanup();

    open();

    await screen.findByText('The picture goes when you save.');
    await press('Drop my changes');
    expect(screen.queryByText('The picture goes when you save.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove picture' })).toBeTruthy();
  });

  test('cannot be removed where there is none', async () => {
    await show(newcomer);

    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  });
});

describe('a profile that was changed elsewhere', () => {
  const theirs = {
    ...user,
    lastName: 'Theirs',
    version: 5,
    changedAt: new Date(2026, 2, 12, 14, 32).toISOString(),
  };
  const change = async () => {
    let isChanged = false;
    const asked = await show(user, {
      [GET]: () => json(isChanged ? theirs : user),
      [PUT]: (request) => {
        isChanged = true;
        if (sent(request)['version'] === '0') return failure(409, 'user.changed', 'It was changed.');
        return json({ data: edited(theirs, request) });
      },
    });
    await fill('First name', 'Mine');
    await proceed();
    await screen.findByText(/You changed this on another device or in another window, 12 March/);
    return asked;
  };

  test('says so with what is saved there, and is saved all the same', async () => {
    const asked = await change();
    expect(screen.getByText('Theirs')).toBeTruthy();
    expect(box('First name').value).toBe('Mine');

    await press('Save mine all the same');

    await isSaved();
    expect(savesOf(asked).map(({ version }) => version)).toEqual(['0', '5']);
  });

  test.each(['Take what is saved there', 'Drop my changes'])(
    'is shown as it is saved there by ‘%s’, and can be changed from there',
    async (choice) => {
      const asked = await change();

      await press(choice);

      await waitFor(() => expect(box('Last name').value).toBe('Theirs'));
      expect(box('First name').value).toBe('Ada');
      expect(document.activeElement).toBe(box('First name'));
      expect(screen.queryByText(/on another device/)).toBeNull();
      await fill('First name', 'Mine');
      await proceed();
      await isSaved();
      expect(savesOf(asked).map(({ version }) => version)).toEqual(['0', '5']);
    },
  );

  test('is still known to have begun before that after a reload', async () => {
    const asked = await show(user, { [GET]: () => json(user) });
    await fill('First name', 'Mine');
    cleanup();
    serve({
      [GET]: () => json(theirs),
      [PUT]: (request) => {
        asked.push(request);
        return failure(409, 'user.changed', 'It was changed.');
      },
    });
    open();
    await screen.findByLabelText('Phone (optional)');

    await proceed();

    await screen.findByText(/You changed this on another device/);
    expect(savesOf(asked).map(({ version }) => version)).toEqual(['0']);
  });
});
