import { expect, test } from 'vitest';
import { look, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { shiftOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { newNews } from '#test/things/news.ts';

const { stack, newMember } = useSite();

test('a member reads what is new, goes there, marks it as read without a signal, and it stays so', async () => {
  const { member: tomasz } = await newMember('tomasz', { path: null });
  const { member: rosa, page } = await newMember('rosa', { viewport: sizes.phone, path: null });
  const { id: soil } = await newCourse(rosa, { title: 'Soil' });
  await newNews(tomasz, { title: 'Frost tonight' }, '3');
  await enrol(tomasz, soil);

  await page.goto(`${stack.url}/news`);
  // Until the line is here, its place says what day it is.
  const day = page.locator('#main').getByText(/^\w+day,? \d{1,2} \w+ \d{4}$/);
  await day.waitFor();
  await page.getByRole('link', { name: /This week:/ }).waitFor();
  await day.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: /This week: “Frost tonight” in Growers, tomasz joined Soil/ }).click();
  await title(page, 'rosa');
  await page.getByRole('link', { name: 'tomasz joined Soil' }).waitFor();
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await page.getByRole('link', { name: '“Frost tonight” in Growers' }).click();
  await title(page, 'Frost tonight');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await page.getByText(/^Nothing new since \d{1,2}:\d{2}\.$/).waitFor();
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await rosa.call('GET', '/api/users/today?day=2026-03-09')).body.data.taught, {
      timeout: 30_000,
    })
    .toEqual([]);
  await page.reload();
  await page.getByText(/^Nothing new since/).waitFor();
  await look(page, 'today');
});
