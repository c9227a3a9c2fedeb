import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { LocalCognito } from './cognito/cognito.ts';
import { DEMO_PASSWORD, demoAccounts, neighbours } from './demo/accounts.ts';
import { type DemoCommunity, demoCommunities } from './demo/communities.ts';
import { type DemoBlock, type DemoNews, demoNews } from './demo/news.ts';
import { type DemoResource, demoResources } from './demo/resources.ts';
import { type Session, signIn } from './sign-in.ts';

export interface DemoOptions {
  /** Origin of the API. */
  readonly url: string;
  readonly cognito: LocalCognito;
  /** A file that says that the demo is complete. */
  readonly marker: string;
}

/** As a browser names them. */
const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv',
  '.txt': 'text/plain',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Everyone joins it, and the site falls back on it. */
const COMMUNITY = '3';

/**
 * Creates the demo's accounts, communities, news and resources once, through the API, so that they are what the product itself writes.
 * When it is interrupted, the next start goes on: every call carries the same idempotency key again.
 */
export async function putDemoData({ url, cognito, marker }: DemoOptions): Promise<void> {
  if (existsSync(marker)) return;
  const sessions = new Map<string, Session>();
  for (const { username, groups, attributes } of [...demoAccounts, ...neighbours]) {
    await cognito.adminCreateUser({ username, password: DEMO_PASSWORD, groups, attributes });
    const session = await signIn(cognito, username, DEMO_PASSWORD);
    await post(url, session, '/api/users', { id: session.id }, `register ${username}`);
    sessions.set(username, session);
  }
  const session = (username: string) => sessions.get(username) as Session;
  for (const community of demoCommunities) await makeCommunity(url, session, community);
  for (const { username } of demoAccounts) await putFirst(url, session(username), username);
  for (const news of demoNews) await writeNews(url, session(news.author), news);
  for (const resource of demoResources) await addResource(url, session(resource.author), resource);
  writeFileSync(marker, `${JSON.stringify({ news: demoNews.length })}\n`);
}

/** Whoever signs in lands in what they followed last: the demo's accounts where the news are. */
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

async function makeCommunity(url: string, session: (name: string) => Session, community: DemoCommunity) {
  const { name, description, category, picture, followers } = community;
  const form = formOf({ name, description, category }, picture === undefined ? {} : { community: picture });
  const { data } = await post<{ data: { id: string } }>(
    url,
    session(community.creator),
    '/api/communities/add',
    form,
    `make ${name}`,
  );
  for (const follower of followers) {
    const body = { communityId: data.id };
    await post(url, session(follower), '/api/communities-users/follow', body, `${follower} in ${name}`);
  }
}

async function writeNews(url: string, session: Session, news: DemoNews): Promise<void> {
  const key = (step: string) => `${JSON.stringify(news)} ${step}`;
  const { richtext } = await post<{ richtext: { id: string } }>(
    url,
    session,
    '/api/richtexts',
    {},
    key('begin'),
  );
  const { title, category, cover } = news;
  const form = formOf({ title, category, richtextId: richtext.id }, { news: cover });
  await post(url, session, `/api/news/add/community/${COMMUNITY}`, form, key('news'));
  for (const [index, block] of news.blocks.entries()) {
    const [path, body] = callFor(block, { richtextId: richtext.id, order: String(index + 1) });
    await post(url, session, path, body, key(`block ${index}`));
  }
}

async function addResource(url: string, session: Session, resource: DemoResource): Promise<void> {
  const { title, description, resourceType, file, thumbnail } = resource;
  const form = formOf({ title, description, resourceType }, { file, ...(thumbnail && { thumbnail }) });
  await post(url, session, '/api/resources/add', form, JSON.stringify(resource));
}

function callFor(block: DemoBlock, place: Record<string, string>): [path: string, body: object] {
  if ('text' in block) {
    const { heading: textHeading, text: textDescription } = block;
    return ['/api/texts/add', { ...place, textHeading, textDescription }];
  }
  const { photo, caption: photoDescription = '' } = block;
  const isImgDesc = String(photoDescription !== '');
  return ['/api/photos/add', formOf({ ...place, photoDescription, isImgDesc }, { img: photo })];
}

function formOf(fields: Record<string, string>, files: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, file] of Object.entries(files)) {
    const content = readFileSync(new URL(`./demo/${file}`, import.meta.url));
    form.set(name, new Blob([content], { type: types[extname(file)] ?? '' }), basename(file));
  }
  return form;
}

async function post<T>(url: string, session: Session, path: string, body: object, step: string): Promise<T> {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session.token}`,
      'idempotency-key': createHash('sha256').update(step).digest('hex'),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const answer = await reply.text();
  if (!reply.ok) throw new Error(`POST ${path} answered ${reply.status}: ${answer}`);
  return JSON.parse(answer) as T;
}
