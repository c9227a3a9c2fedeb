import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sizes } from '#test/browser/browser.ts';
import { arrived, overflowOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { namingCorpus } from '#test/contract/corpus.ts';
import { nastyFiles } from '#test/files/nasty.ts';
import { seed } from '#test/made-up.ts';
import type { TestMember } from '#test/system/stack.ts';
import { newEvent } from '#test/things/calendar/calendar.ts';
import { newChat, newMessage } from '#test/things/chats.ts';
import { follow, newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { newPost } from '#test/things/circles/posts.ts';
import { newCourse } from '#test/things/courses/courses.ts';
import { newLesson } from '#test/things/courses/lessons.ts';
import { newCollection } from '#test/things/library/collections.ts';
import { newResource, viewResource } from '#test/things/library/resources.ts';
import { editProfile } from '#test/things/members.ts';
import { addBlock, newNews } from '#test/things/news.ts';
import { newReply } from '#test/things/replies/replies.ts';
import { newSurvey } from '#test/things/surveys/surveys.ts';

/*
 * Screens that show what is more than a text: nothing of it runs, asks for anything, or makes a page wider than a
 * phone. That the policy of the site is never violated is checked at the end of each test (`useBrowser`).
 */

const { stack, newMember } = useSite();
let reader: Awaited<ReturnType<typeof newMember>>;
let other: TestMember;
beforeAll(async () => {
  other = await stack.member('corpus-other');
});

/** A third of the texts, on another day others: each is twenty screens. */
const SHARE = 3;
const texts = namingCorpus.filter((_, index) => index % SHARE === seed % SHARE);

/** Makes one of everything that bears the text, and answers the screens that show it. */
async function make(member: TestMember, text: string): Promise<string[]> {
  await editProfile(member, text, text, { place: text, grows: text });
  const community = await newCommunity(member, { name: text, description: text });
  const group = await newCircle(member, 'group', '3', { title: text, description: text });
  const enterprise = await newCircle(member, 'enterprise', '3', { title: text, description: text });
  await newPost(member, 'group', group.id, { text });
  const news = await newNews(member, { title: text }, '3');
  await addBlock(member, 'texts', {
    richtextId: news.richtextId,
    order: '1',
    textHeading: text,
    textDescription: text,
  });
  await newReply(member, 'news', news.id, { text });
  const course = await newCourse(member, { title: text, description: text });
  const lesson = await newLesson(member, course.id, { title: text, lessonDesc: text });
  const file = new File([new TextEncoder().encode(text)], 'a.txt');
  const resource = await newResource(member, { title: text, description: text, file });
  await newCollection(member, { title: text, isPublic: true });
  const survey = await newSurvey(member, group.id, { title: text, text }, 'group');
  await newEvent(member, { task: text });
  const { id: chatId } = await newChat(member, other.id);
  await newMessage(member, chatId, { text });
  await follow(other, 'community', community.id);
  return [
    `/news/${news.id}`,
    `/groups/${group.id}`,
    `/your-enterprises/${enterprise.id}`,
    `/course/${course.id}`,
    `/lesson/${lesson.id}`,
    `/library/${resource.id}`,
    `/surveys/${survey.id}`,
    '/news',
    '/groups',
    '/enterprises',
    '/courses',
    '/library',
    '/library/collection',
    '/mysurvey',
    '/community-switching/all-communities',
    '/calendar/my-events',
    '/messenger',
    '/members',
    '/dashboard',
    '/myProfile',
    '/edit-information',
    `/profile/${member.id}`,
    `/news/edit/${news.id}`,
  ];
}

/** What a page does that no text may make it do. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/pwned/.test(new URL(request.url()).host)) seen.push(`asks for ${request.url()}`);
  });
  page.on('popup', (popup) => seen.push(`opens ${popup.url()}`));
  return seen;
}

/** One letter to a browser, which breaks no letter, with marks that fonts set beside each other. */
const UNBROKEN = /\u0489{20}/;

async function wrongWith(page: Page, path: string): Promise<string[]> {
  await page.goto(stack.url + path);
  await page.locator('h1').first().waitFor();
  await arrived(page);
  const done = await page.evaluate(() => ({
    hasRun: 'pwned' in window,
    strange: [
      ...document.body.querySelectorAll(
        'script, iframe, base, meta, object, embed, [onerror], [onload], [onfocus]',
      ),
    ]
      .filter((element) => !element.closest('head'))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    links: [...document.links]
      .filter(({ protocol }) => !/^(https?|mailto|blob):$/.test(protocol))
      .map(String),
    isShown: getComputedStyle(document.body).display !== 'none',
    at: location.origin,
    text: document.body.innerText,
    wide: [...document.body.querySelectorAll('*')]
      .filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
      )
      .map(
        (element) =>
          `${element.localName}.${element.getAttribute('class')} '${element.textContent?.slice(0, 20)}'`,
      )
      .slice(0, 6),
  }));
  const tooWide = await overflowOf(page);
  return [
    ...(done.hasRun ? ['runs it'] : []),
    ...done.strange.filter((html) => /pwned/.test(html)).map((html) => `has ${html}`),
    ...done.links.map((link) => `leads to ${link}`),
    ...(done.isShown && done.at === stack.url ? [] : ['is another page']),
    ...(tooWide > 0 && !UNBROKEN.test(done.text)
      ? [`is ${tooWide} px too wide: ${done.wide.join(', ')}`]
      : []),
    ...(page.frames().length > 1 ? ['has a frame'] : []),
  ].map((problem) => `${path} ${problem}`);
}

test.each(texts)('%s is shown on a phone as a text', async (_, text) => {
  const place = namingCorpus.findIndex(([, each]) => each === text);
  reader = await newMember(`corpus-${place}`, { viewport: sizes.phone, path: null });
  const paths = await make(reader.member, text);
  const seen = await watch(reader.page);

  const problems: string[] = [];
  for (const path of paths) problems.push(...(await wrongWith(reader.page, path)));

  expect([...problems, ...seen]).toEqual([]);
});

test('nothing runs that a member uploaded, when its address is opened', async () => {
  const { member, page } = await newMember('corpus-files', { viewport: sizes.phone, path: null });
  const seen = await watch(page);
  for (const [what, filename, bytes] of nastyFiles) {
    const { status, body } = await member.form('POST', '/api/resources/add', {
      title: what,
      description: what,
      file: new File([bytes], filename),
    });
    if (status !== 201) continue;
    const { filename: stored } = (await viewResource(member, body.data.id)).body;
    // What is a download opens no page.
    await page.goto(`${stack.contentUrl}/file/${stored}`).catch(() => undefined);
    expect([what, await page.evaluate(() => 'pwned' in window)]).toEqual([what, false]);
  }

  expect(seen).toEqual([]);
});
