import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { box, fill, press, sent } from '#test/hands.ts';
import { cognitoSession, failure, json, noConnection, serve } from '#test/web.tsx';
import { profileEntry } from '#web/features/profile/profile-entry.ts';
import { put } from '#web/parts/sync/queue/outbox.ts';
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

const SHOWS_VISITS = 'Other members see when I was last here, and how often';

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

describe('an address that was withdrawn after a save without an answer', () => {
  const wrong = 'wrong@farm.example';
  /** `arrived`: what is stored by then. */
  const withdraw = async (now: string, arrived = user) => {
    let isLost = true;
    const asked = await show(user, {
      [GET]: () => json(isLost ? user : arrived),
      [PUT]: (request) => {
        if (isLost) return noConnection();
        if (sent(request)['version'] === String(arrived.version))
          return json({ data: edited(user, request) });
        return failure(409, 'user.changed', 'It was changed.');
      },
    });
    await fill('E-mail', wrong);
    await fill('Village or region (optional)', 'Hill');
    await fill(PASSWORD, 'harvest1');
    await proceed();
    await screen.findByRole('alert');
    await fill('E-mail', now);
    await fill('Village or region (optional)', '');
    const before = savesOf(asked).length;
    isLost = false;
    if (now !== user.email) await fill(PASSWORD, 'harvest1');
    await proceed();
    return () => savesOf(asked).slice(before);
  };

  test.each(['right@farm.example', 'ada@farm.example'])('is not sent before %s', async (now) => {
    const saves = await withdraw(now);

    await isSaved();
    expect(saves()).toMatchObject([{ email: now, place: '', version: '0' }]);
  });

  test('is shown where it had arrived, and replaced', async () => {
    const saves = await withdraw(user.email ?? '', { ...user, email: wrong, place: 'Hill', version: 1 });
    await screen.findByText(wrong);

    await press('Save mine all the same');
    await fill(PASSWORD, 'harvest1');
    await proceed();

    await isSaved();
    expect(saves().at(-1)).toMatchObject({ email: user.email, place: '', version: '1' });
  });
});

test('what is typed while the password is checked stays, and is saved after what was pressed', async () => {
  const asked = await show(user, {
    [SIGN_IN]() {
      fireEvent.input(box('First name'), { target: { value: 'Mine' } });
      return cognitoSession('ada');
    },
  });
  await fill('E-mail', 'other@farm.example');
  await fill(PASSWORD, 'harvest1');

  await proceed();

  await screen.findByText(/^This was saved while you were typing here/);
  expect(box('First name').value).toBe('Mine');
  expect(JSON.parse(String(localStorage.getItem('profileDraft:ada'))).firstName).toBe('Mine');
  await press('Save mine all the same');
  await isSaved();
  expect(savesOf(asked)).toMatchObject([
    { firstName: 'Ada', email: 'other@farm.example', version: '0' },
    { firstName: 'Mine', email: 'other@farm.example', version: '1' },
  ]);
});

describe('what another window sends', () => {
  const KEPT = 'profileDraft:ada';
  const fields = { firstName: 'Ada', lastName: 'Theirs', email: user.email ?? '', phone: user.phone };
  const sendElsewhere = () =>
    act(async () => {
      const change = { fields, before: user, picture: undefined, version: 0, earlier: [], isAnew: false };
      await put(profileEntry(change).entry);
    });
  const stays = async () => {
    await screen.findByText(/^This was saved while you were typing here/);
    expect(screen.getByText('Theirs')).toBeTruthy();
    expect(box('First name').value).toBe('Mine');
    expect(screen.queryByText(/^At/)).toBeNull();
    await waitFor(() => expect(JSON.parse(String(localStorage.getItem(KEPT))).firstName).toBe('Mine'));
  };

  test('leaves what was typed in this one, which is saved all the same', async () => {
    const asked = await show();
    await fill('First name', 'Mine');

    await sendElsewhere();

    await stays();
    await press('Save mine all the same');
    await isSaved();
    expect(savesOf(asked).at(-1)).toMatchObject({ firstName: 'Mine', version: '1' });
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  test('leaves what was typed since a save of this one that waits', async () => {
    let isLost = true;
    await show(user, {
      [PUT]: (request) => (isLost ? noConnection() : json({ data: edited(user, request) })),
    });
    await fill('First name', 'Min');
    await proceed();
    await screen.findByRole('alert');
    await fill('First name', 'Mine');
    isLost = false;

    await sendElsewhere();

    await stays();
  });

  test('closes a form in which nothing was typed', async () => {
    await show();

    await sendElsewhere();

    await isSaved();
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
