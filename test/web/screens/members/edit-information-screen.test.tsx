import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { box, fill, hrefOf, press } from '#test/hands.ts';
import { json } from '#test/web.tsx';
import { newcomer, user } from '../../features/profile/a-user.ts';
import { isSaved, PASSWORD, PUT, proceed, profileForm, savesOf } from './a-profile-form.tsx';

const { show, open } = profileForm();

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
