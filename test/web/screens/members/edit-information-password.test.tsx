import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { box, callsTo, fill, press, sent } from '#test/hands.ts';
import { cognitoRefusal, cognitoSession, failure, json, noConnection, renderAt } from '#test/web.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { UnsentScreen } from '#web/screens/unsent-screen.tsx';
import { user } from '../../features/profile/a-user.ts';
import {
  edited,
  GET,
  isSaved,
  PASSWORD,
  PUT,
  proceed,
  profileForm,
  SIGN_IN,
  savesOf,
} from './a-profile-form.tsx';

const { show, open } = profileForm();

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

  test('also a wrong one after too many tries says of the wait', async () => {
    const locked = () => cognitoRefusal('NotAuthorizedException', 'Password attempts exceeded');
    const answers = [locked, refused];
    await show(user, { [SIGN_IN]: () => (answers.shift() ?? locked)() });
    await fill('E-mail', other);
    await fill(PASSWORD, 'mistaken');
    await proceed();
    await screen.findByText(/^Too many tries\. Wait/);

    await proceed();

    await screen.findByText('This is not your password.');
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

  test('that was typed over where the device keeps nothing typed can be sent once the form is closed', async () => {
    const { asked, connect } = await wait();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await fill('First name', 'Adele');
    await waitFor(() => expect(kept()).toEqual([['waiting', true, other]]));
    cleanup();
    connect();
    renderAt('/unsent', <UnsentScreen />);

    await press(/^Send now/);

    await waitFor(() => expect(kept()).toEqual([['sent', undefined, other]]));
    expect(savesOf(asked).at(-1)).toMatchObject({ email: other });
  });

  test('does not let a third one pass, and stays where that is not checked', async () => {
    await wait();
    await fill('E-mail', 'thief@farm.example');

    await proceed();

    await screen.findByText('Please enter your password.');
    expect(kept()).toEqual([['waiting', true, other]]);
  });
});
