import { expect, test } from 'vitest';
import { press, said, title } from '#test/browser/acts.ts';
import { shoot, sizes } from '#test/browser/browser.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';

const { newMember } = useSite();

test('a member leaves, sees until when they can change their mind, and stays', async () => {
  const { member, page } = await newMember('thandi', { viewport: sizes.phone });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await title(page, 'User Profile');

  await press(page, 'Leave Furrow...');
  const dialog = page.getByRole('dialog', { name: 'Leave Furrow?' });
  await dialog.waitFor();
  await expectSound(page, 'leave-dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill('harvest1');
  await press(page, 'Leave Furrow');

  const notice = page.getByRole('region', { name: 'You are leaving Furrow' });
  await notice.getByText(/^Your account will be erased on \d+ \w+\./).waitFor();
  expect((await member.call('GET', '/api/users/profile')).body.leavingAt).toMatch(/^20\d\d-/);
  await notice.scrollIntoViewIfNeeded();
  await shoot(page, 'leaving-profile');

  // It stands where all that is theirs begins, too, and after a reload.
  await page.goBack();
  await page.reload();
  await notice.waitFor();
  await expectSound(page, 'leaving-dashboard');
  await press(page, 'Keep my account');
  await said(page, 'Your account stays.');
  await notice.waitFor({ state: 'detached' });
  expect((await member.call('GET', '/api/users/profile')).body.leavingAt).toBeUndefined();
});
