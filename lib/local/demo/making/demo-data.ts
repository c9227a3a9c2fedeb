import { existsSync, writeFileSync } from 'node:fs';
import type { LocalCognito } from '../../cognito/cognito.ts';
import type { LocalPushKeys } from '../../mailbox/push-keys.ts';
import { type Session, signIn } from '../../sign-in.ts';
import { DEMO_PASSWORD, demoAccounts, neighbours } from '../accounts.ts';
import { demoCommunities } from '../communities.ts';
import { type DemoNews, demoNews } from '../news.ts';
import { newsReplies } from '../posts.ts';
import { type DemoResource, demoResources } from '../resources.ts';
import { formOf, post, send, writeRichtext } from './calls.ts';
import { makeChats } from './chats.ts';
import { makeCommunity, makeInnerCircles } from './circles.ts';
import { makeCollections } from './collections.ts';
import { makeCourses } from './courses.ts';
import { planOwn } from './events.ts';
import { replyTo } from './posts.ts';

export interface DemoOptions {
  /** Origin of the API. */
  readonly url: string;
  readonly cognito: LocalCognito;
  readonly pushKeys: LocalPushKeys;
  /** Path of a file that marks the demo as complete. */
  readonly marker: string;
}

/** Everyone joins it, and it is the site's default community. */
const COMMUNITY = '3';

/**
 * Creates the demo's accounts, circles, news, resources, courses, events and conversations once, through the API, so
 * that they are exactly what the product writes. After an interruption the next start continues: every call has the
 * same idempotency key again.
 */
export async function putDemoData({ url, cognito, pushKeys, marker }: DemoOptions): Promise<void> {
  if (existsSync(marker)) return;
  const sessions = new Map<string, Session>();
  for (const { username, groups, attributes, about } of [...demoAccounts, ...neighbours]) {
    await cognito.adminCreateUser({ username, password: DEMO_PASSWORD, groups, attributes });
    const session = await signIn(cognito, username, DEMO_PASSWORD);
    await post(url, session, '/api/users', { id: session.id }, `register ${username}`);
    await send(
      url,
      session,
      ['PUT', '/api/users/profile'],
      about,
      `${username} tells ${JSON.stringify(about)}`,
    );
    sessions.set(username, session);
  }
  const session = (username: string) => sessions.get(username) as Session;
  for (const community of demoCommunities) await makeCommunity(url, session, community);
  for (const { username } of demoAccounts) await putFirst(url, session(username), username);
  /** Ids of what is in the library, by their titles. */
  const files = new Map<string, string>();
  await Promise.all([
    inTurn(demoNews, async (news) => {
      const { data } = await writeNews(url, session(news.author), news);
      await replyTo(url, session, { on: 'news', id: data.id }, newsReplies[news.title]);
    }),
    inTurn(demoResources, async (resource) => {
      files.set(resource.title, await addResource(url, session(resource.author), resource));
    }).then(() => makeCollections(url, session, 'library', files)),
    makeInnerCircles(url, session),
    planOwn(url, session),
    makeCourses(url, session).then((ids) => makeCollections(url, session, 'courses', ids)),
    makeChats(url, session),
  ]);
  // Last: what the demo itself has written rings for nobody.
  for (const { username } of demoAccounts) await addMailbox(url, session(username), username, pushKeys);
  writeFileSync(marker, `${JSON.stringify({ news: demoNews.length })}\n`);
}

/** The mailbox is a device of theirs, so that one sees there what they are told. */
async function addMailbox(url: string, session: Session, username: string, { mailbox }: LocalPushKeys) {
  const { publicKey: p256dh, auth } = mailbox;
  const endpoint = `${process.env['PUSH_MAILBOX']}/${username}`;
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const device = { endpoint, keys: { p256dh, auth }, zone };
  await post(url, session, '/api/push/add', device, `mailbox of ${username}`);
}

/** One after the other: the last one is on top of the list. */
async function inTurn<Each>(all: readonly Each[], put: (each: Each) => Promise<unknown>): Promise<void> {
  for (const each of all) await put(each);
}

/** Members land in the community that they followed last after sign-in: for demo accounts, the one with news. */
async function putFirst(url: string, session: Session, username: string): Promise<void> {
  for (const step of ['leaves', 'joins']) {
    await post(
      url,
      session,
      '/api/communities-users/follow',
      { communityId: COMMUNITY },
      `${username} ${step}`,
    );
  }
}

function writeNews(url: string, session: Session, news: DemoNews) {
  const { title, category, cover, blocks } = news;
  const key = (step: string) => `${JSON.stringify(news)} ${step}`;
  const take = (richtextId: string) => {
    const form = formOf({ title, category, richtextId }, { news: cover });
    return post<{ data: { id: string } }>(
      url,
      session,
      `/api/news/add/community/${COMMUNITY}`,
      form,
      key('news'),
    );
  };
  return writeRichtext(url, session, blocks, take, key);
}

async function addResource(url: string, session: Session, resource: DemoResource): Promise<string> {
  const { title, description, resourceType, file, thumbnail } = resource;
  const form = formOf({ title, description, resourceType }, { file, ...(thumbnail && { thumbnail }) });
  const key = JSON.stringify(resource);
  const made = await post<{ data: { id: string } }>(url, session, '/api/resources/add', form, key);
  return made.data.id;
}
