import { expect, test } from 'vitest';
import { confirm, press, said, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { crampedByLargeText } from '#test/browser/cramped.ts';
import { lostInForcedColours } from '#test/browser/forced-colors.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { finishedCourse } from '#test/things/courses/certificates.ts';

const { stack, browser, newMember } = useSite();

test('a learner gets a certificate, which anybody finds by its number until it is withdrawn, and prints it on one sheet', async () => {
  const teacher = await stack.member('teacher-of-soil');
  const { page, member } = await newMember('ada', { viewport: sizes.phone });
  const { id: courseId } = await finishedCourse(teacher, member, 'Living soil');
  await page.goto(`${stack.url}/course/${courseId}/finished`);

  await press(page, 'Get your certificate');
  await title(page, 'Certificate');
  await said(page, 'Living soil');
  await expectSound(page, 'certificate');
  expect(await lostInForcedColours(page)).toEqual([]);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const { pathname } = new URL(page.url());

  const outside = await browser.open({ viewport: sizes.desktop });
  const stranger = await outside.newPage();
  await stranger.goto(`${stack.url}/certificates`);
  await press(stranger, 'Check it');
  await said(stranger, 'Please type the number');
  const typed = pathname.split('/').at(-1)?.replaceAll('-', '').toLowerCase() ?? '';
  await stranger.getByRole('textbox', { name: 'Number of the certificate' }).fill(typed);
  await stranger.keyboard.press('Enter');
  await title(stranger, 'Certificate');
  await said(stranger, 'Living soil');
  await expectSound(stranger, 'certificate-of-another');
  expect(await crampedByLargeText(stranger)).toEqual([]);
  expect(await stranger.getByRole('button', { name: 'Withdraw it' }).count()).toBe(0);

  await page.goto(`${stack.url}/certificates`);
  await page.getByRole('link', { name: 'Living soil' }).click();
  await press(page, 'Withdraw it');
  await confirm(page, 'Withdraw it');
  await page.getByRole('heading', { name: 'There is no such certificate' }).waitFor();
  await stranger.reload();
  await stranger.getByRole('heading', { name: 'There is no such certificate' }).waitFor();
  await expectSound(stranger, 'certificate-missing');
});
