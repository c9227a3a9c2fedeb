import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { password } from '#test/browser/accounts.ts';
import { holds, press, title } from '#test/browser/acts.ts';
import { expectAccessible, shoot, sizes } from '#test/browser/browser.ts';
import { outboxArrived } from '#test/browser/outbox-arrived.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { formOf, newKey } from '#test/forms.ts';
import { rare, test } from '#test/rare.ts';
import { editProfile } from '#test/things/members.ts';

const { stack, newMember } = useSite();

/** What another address is asked for, in the profile's form. */
const own = (page: Page) => page.getByLabel('Your password', { exact: true });

const photo = 'lib/local/demo/photo-farmhouse.png';

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Wanjiru');
  await page.getByLabel('Last name').fill('Kamau');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Country').selectOption('KE');
  await page.getByLabel('Phone', { exact: false }).fill('0712 123456');
  await page.getByLabel('Date of birth').fill('1985-05-14');
  await own(page).fill(password);
}

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** What stands beside a name on the profile. */
const fact = (page: Page, name: string) =>
  page.locator('.fact', { has: page.locator('dt', { hasText: name }) });

const codesFor = (to: string) => stack.mailbox.list().filter((mail) => mail.to === to);

test('a member fills in the profile with a picture, verifies the e-mail, and shows others only what is for them', async () => {
  const email = 'wanjiru@farm.example';
  const { member, page } = await newMember('wanjiru', { viewport: sizes.phone });

  // A phone has no room for the own picture on top.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await title(page, 'User Profile');
  await page.getByText('No e-mail or phone is confirmed yet').waitFor();
  await page.getByText('No Profile Picture').waitFor();
  await expectSound(page, 'profile-new');

  await page.getByRole('link', { name: 'Edit Information' }).click();
  await title(page, 'Edit Information');
  await page.getByLabel('Phone').waitFor();
  await proceed(page);
  for (const text of ['You must enter First Name', 'You must enter Last Name', 'You must enter E-mail']) {
    await page.getByText(text).waitFor();
  }
  await fillIn(page, email);
  await page.getByLabel('Phone').fill('555 01');
  await proceed(page);
  await page.getByText('Enter Phone number').waitFor();
  await expectSound(page, 'edit-information-errors');

  await fillIn(page, email);
  await page.getByLabel('Profile picture').setInputFiles(photo);
  await page.getByRole('img', { name: 'The chosen picture' }).waitFor();
  await shoot(page, 'edit-information');
  await own(page).fill('mistaken');
  await proceed(page);
  await page.getByText('This is not your password.').waitFor();
  await expectSound(page, 'edit-information-password');
  expect(codesFor(email)).toEqual([]);
  await own(page).fill(password);
  await proceed(page);

  await page.waitForURL(/\/myProfile$/);
  const overlay = page.getByRole('dialog');
  await overlay.getByRole('heading', { name: 'Email Verification' }).waitFor();
  await overlay.getByText('Your information is saved.').waitFor();
  expect(await page.locator('.toast').count()).toBe(0);
  const mails = codesFor(email);
  expect(mails).toHaveLength(1);
  await expectSound(page, 'profile-verification');
  await overlay.getByLabel('Code').fill(mails[0]?.code ?? '');
  await press(overlay, 'Verify');
  await overlay.getByRole('heading', { name: 'Phone Verification' }).waitFor();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await overlay.waitFor({ state: 'detached' });

  await fact(page, 'Email').getByText('Verified', { exact: true }).waitFor();
  await fact(page, 'Email').getByText(email).waitFor();
  await fact(page, 'Phone').getByText('+254712123456').waitFor();
  await fact(page, 'Phone').getByText('Not verified').waitFor();
  await fact(page, 'First Name').getByText('Wanjiru').waitFor();
  await fact(page, 'Date of birthday').getByText('Tue 14 May 1985').waitFor();
  expect(await page.getByText('No e-mail or phone is confirmed yet').count()).toBe(0);
  const picture = page.getByRole('img', { name: 'Picture of Wanjiru Kamau' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toContain(512);
  await expectSound(page, 'profile-own');

  const { page: other } = await newMember('ben');
  await other.getByRole('link', { name: 'My Profile' }).click();
  await title(other, 'User Profile');
  await other.goto(`${stack.url}/profile/${member.id}`);
  await other.getByText('Wanjiru Kamau').waitFor();
  await other.getByRole('button', { name: 'Follow' }).waitFor();
  await fact(other, 'Email').getByText('Not shown to others').waitFor();
  const shown = await other.locator('#main').innerText();
  for (const hidden of [email, '254712', 'Phone', '1985', 'birthday', 'erified'])
    expect(shown).not.toContain(hidden);
  await expect
    .poll(() => other.getByRole('link', { name: 'Back' }).getAttribute('href'))
    .toBe('/community-members/growers');
  await shoot(other, 'profile-other');

  await other.goto(`${stack.url}/profile/nobody`);
  await title(other, 'This member is not here');
  await expectAccessible(other);
});

rare(
  'a save that fails keeps what was typed, over a reload too, and goes out by itself; one whose answer is lost sends no second code',
  async () => {
    const { member, page } = await newMember('cleo');
    await page.goto(`${stack.url}/edit-information`);
    await page.getByLabel('Phone').waitFor();
    await fillIn(page, 'cleo@farm.example');
    await page.getByLabel('Profile picture').setInputFiles(photo);
    await page.getByRole('img', { name: 'The chosen picture' }).waitFor();
    let signal: 'none' | 'loses a reply' | 'whole' = 'none';
    await page.route('**/api/users/profile', async (route) => {
      if (route.request().method() !== 'PUT' || signal === 'whole') return route.continue();
      if (signal === 'loses a reply') {
        signal = 'whole';
        await route.fetch(); // it arrives, and takes effect
      }
      return route.abort();
    });
    await proceed(page);
    await page.getByRole('alert').waitFor();
    await holds(page.getByLabel('First name'), 'Wanjiru');
    await shoot(page, 'edit-information-failed');

    await page.reload();
    await page.getByRole('img', { name: 'The chosen picture' }).waitFor();
    await holds(page.getByLabel('Phone'), '0712 123456');
    await holds(page.getByLabel('Country'), 'KE');
    signal = 'loses a reply';

    await page.waitForURL(/\/myProfile$/);
    await page.getByRole('dialog').getByRole('heading', { name: 'Email Verification' }).waitFor();
    expect(signal).toBe('whole');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Phone Verification' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByText('Wanjiru Kamau').waitFor();
    expect(codesFor('cleo@farm.example')).toHaveLength(1);

    // What was offered once is not offered again by a reload; the link opens it later.
    await page.reload();
    await page.getByText('Wanjiru Kamau').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Verify: Phone' }).click();
    await page.getByRole('heading', { name: 'Phone Verification' }).waitFor();

    // On a phone a profile that was changed elsewhere says so where it can be seen.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${stack.url}/edit-information`);
    await page.getByLabel('Phone').waitFor();
    await fillIn(page, 'wanjiru@hill.example');
    const theirs = formOf({ firstName: 'Cleo', lastName: 'Hill', email: 'hill@farm.example' });
    await member.call('PUT', '/api/users/profile', theirs, newKey());

    await proceed(page);

    const words = page.getByText(/You changed this on another device or in another window/);
    await words.waitFor();
    const covered = () =>
      words.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const seen = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 4, y));
        return seen.some((each) => each !== element);
      });
    await expect.poll(covered).toBe(false);
    await expectSound(page, 'profile-changed-elsewhere');
    await page.getByRole('button', { name: 'Take what is saved there' }).click();
    await holds(page.getByLabel('First name'), 'Cleo');
  },
);

rare(
  'without a connection another address waits for one with all that was typed, and the rest goes out by itself',
  async () => {
    const { context, page, member } = await newMember('dora', { viewport: sizes.phone });
    await editProfile(member, 'Dora', 'Vik');
    await page.goto(`${stack.url}/edit-information`);
    await page.getByLabel('Phone').waitFor();
    await outboxArrived(page);
    await holds(page.getByLabel('Last name'), 'Vik');
    const stored = await page.getByLabel('E-mail', { exact: true }).inputValue();
    await page.getByLabel('First name').fill('Theodora');
    await page.getByLabel('E-mail', { exact: true }).fill('dora@hill.example');
    await own(page).fill(password);
    await context.setOffline(true);

    await proceed(page);

    await page.getByText(/^Your password can only be checked with a connection/).waitFor();
    await holds(page.getByLabel('E-mail', { exact: true }), 'dora@hill.example');
    await expectSound(page, 'edit-information-offline');
    await page.getByLabel('E-mail', { exact: true }).fill(stored);
    await own(page).waitFor({ state: 'detached' });
    await proceed(page);
    await page
      .getByText(/and goes out by itself/)
      .first()
      .waitFor();
    await context.setOffline(false);
    await page.waitForURL(/\/myProfile$/);
    await page.getByText('Theodora Vik').first().waitFor();
    expect(codesFor('dora@hill.example')).toEqual([]);
  },
);

rare(
  'a form in which something was typed stays when another tab saves its own, and is saved all the same',
  async () => {
    const { context, page, member } = await newMember('edda', { viewport: sizes.phone });
    await editProfile(member, 'Edda', 'Vik');
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${stack.url}/edit-information`);
      await tab.getByLabel('Phone').waitFor();
      await holds(tab.getByLabel('Last name'), 'Vik');
    }
    await page.getByLabel('First name').fill('Mine');
    await other.getByLabel('Last name').fill('Theirs');

    await proceed(other);

    await other.waitForURL(/\/myProfile$/);
    await page.getByText(/^This was saved while you were typing here/).waitFor();
    await page.getByRole('button', { name: 'Take what is saved' }).waitFor();
    await page.reload();
    await holds(page.getByLabel('First name'), 'Mine');
    await proceed(page);
    await press(page, 'Save mine all the same');
    await page.waitForURL(/\/myProfile$/);
    await page.getByText('Mine Vik').first().waitFor();
  },
);
