import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { said } from '#test/browser/acts.ts';
import { expectAccessible, shoot, sizes } from '#test/browser/browser.ts';
import { crampedOf } from '#test/browser/cramped.ts';
import { overflowOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSeen } from '#test/browser/sound.ts';
import { formOf, newKey } from '#test/forms.ts';
import { follow } from '#test/things/circles/circles.ts';
import { enrol, newCourse, rate, readFeedback, viewCourse } from '#test/things/courses/courses.ts';
import { newLessons } from '#test/things/courses/lessons.ts';

const { stack, visit } = useSite();

test('what learners say is read under the course, changed and taken back, and its teacher reads it too', async () => {
  const teacher = await stack.member('teacher-of-soil');
  const learner = await stack.member('learner');
  const other = await stack.member('other');
  const { id } = await newCourse(teacher, { title: 'Living soil' });
  for (const member of [learner, other]) await enrol(member, id);
  await rate(other, id, 2, 'Too steep for me.');
  await rate(learner, id, 5, 'Dig first.');
  const { page } = await visit('learner', {
    viewport: sizes.phone,
    path: `/course/${id}`,
  });
  const heard = page.getByRole('region', { name: 'What learners say' });
  await heard.getByText('Too steep for me.').waitFor();
  expect(await crampedOf(page)).toEqual([]);
  await expectSeen(page, 'course-said');

  await heard.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await dialog.getByLabel(/What would you tell/).fill('Dig first. Twice.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await heard.getByText('Dig first. Twice.').waitFor();

  await heard.getByRole('button', { name: 'Take back' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take your feedback back?' });
  await question.waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('Your feedback is taken back.').waitFor();
  await heard.getByText('Dig first. Twice.').waitFor({ state: 'detached' });
  await page.getByRole('img', { name: '2 of 5 stars, from 1 learner' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('What learners say');
  await expect.poll(async () => (await readFeedback(learner, id)).totalItems).toBe(1);

  const { page: owner } = await visit('teacher-of-soil', {
    viewport: sizes.desktop,
    path: `/admin/course/${id}`,
  });
  await owner.getByText('Too steep for me.').waitFor();
  await expectSeen(owner, 'course-owner-said');
});

test('who has paid in another way is let in by name, opens its lessons, and is taken out', async () => {
  const teacher = await stack.member('teacher-of-grafting');
  const buyer = await stack.member('buyer');
  const named = { firstName: 'Bea', lastName: 'Buyer', email: 'bea@farm.test' };
  expect((await buyer.call('PUT', '/api/users/profile', formOf(named), newKey())).status).toBe(200);
  await follow(buyer, 'community', '3');
  const { id } = await newCourse(teacher, { title: 'Grafting', isFree: 'false', price: '12.50' });
  const [lesson = ''] = await newLessons(teacher, id, ['Whip and tongue']);

  const { page } = await visit('buyer', {
    viewport: sizes.phone,
    path: `/lesson/${lesson}`,
  });
  await page
    .getByText(/^Ask teacher-of-grafting how to pay/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Buy Course' }).click();
  const purchase = page.getByRole('dialog', { name: 'Buy Course' });
  await said(purchase, '$12.50');
  await purchase.getByText('Ask teacher-of-grafting how to pay. Once you have, they let you in.').waitFor();
  await purchase.getByRole('link', { name: 'teacher-of-grafting' }).waitFor();
  await expectSeen(page, 'course-purchase-asks');

  const { page: owner } = await visit('teacher-of-grafting', {
    viewport: sizes.phone,
    path: `/admin/course/${id}`,
  });
  const learners = owner.getByRole('region', { name: 'Learners', exact: true });
  await learners.getByText('You have let nobody in yet.').waitFor();
  await learners.getByRole('searchbox').fill('bea');
  await learners.getByRole('button', { name: 'Let in: Bea Buyer' }).click();
  await owner.getByText('Bea Buyer is in your course now.').waitFor();
  await learners.getByRole('button', { name: 'Take out: Bea Buyer' }).waitFor();
  expect(await overflowOf(owner)).toBe(0);
  expect(await crampedOf(owner)).toEqual([]);
  await expectAccessible(owner);
  const boxOf = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
  expect(await boxOf(learners.getByRole('searchbox'))).toBeLessThan(
    await boxOf(learners.getByRole('list', { name: 'Let in by you' })),
  );
  await learners.scrollIntoViewIfNeeded();
  await shoot(owner, 'course-learners');

  await page.goto(`${stack.url}/course/${id}`);
  await page.getByRole('link', { name: 'Whip and tongue', exact: true }).waitFor();

  await learners.getByRole('button', { name: 'Take out: Bea Buyer' }).click();
  const question = owner.getByRole('alertdialog', { name: 'Take Bea Buyer out?' });
  await question.waitFor();
  await expectAccessible(owner);
  await question.getByRole('button', { name: 'Take out' }).click();
  await learners.getByText('You have let nobody in yet.').waitFor();
  await expect
    .poll(async () => (await viewCourse(buyer, id)).body.enrolledUser[0]?.enrolls.isEnroll)
    .toBe(false);
});
