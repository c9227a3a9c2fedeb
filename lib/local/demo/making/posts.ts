import type { Session } from '../../sign-in.ts';
import { circlePosts, type DemoPost, type DemoReply } from '../posts.ts';
import { formOf, post, send } from './calls.ts';

type Sessions = (name: string) => Session;
type Made = { data: { id: string } };

interface Circle {
  readonly noun: 'group' | 'enterprise';
  readonly id: string;
  readonly title: string;
}

/** Has members post in a circle, one after the other: the last post is on top. */
export async function postIn(url: string, session: Sessions, circle: Circle): Promise<void> {
  for (const said of circlePosts[circle.title] ?? []) await putPost(url, session, circle, said);
}

async function putPost(url: string, session: Sessions, { noun, id }: Circle, said: DemoPost) {
  const { by, text, isQuestion = false, pictures = [], replies = [], useful = [] } = said;
  const files = pictures.map((file, index) => [`img${index + 1}`, file]);
  const fields = { in: noun, id, kind: isQuestion ? 'question' : 'post', text };
  const form = formOf(fields, Object.fromEntries(files));
  const key = `${id} ${JSON.stringify(said)}`;
  const { data } = await post<Made>(url, session(by), '/api/posts/add', form, key);
  const replyIds = await replyTo(url, session, { on: 'post', id: data.id }, replies);
  const answer = replyIds[replies.findIndex(({ isAnswer }) => isAnswer)];
  if (answer) {
    const path = `/api/posts/${data.id}/answer`;
    await send(url, session(by), ['PUT', path], { replyId: answer }, `${key} answer`);
  }
  for (const name of useful) {
    const body = { on: 'post', id: data.id, useful: true };
    await post(url, session(name), '/api/useful', body, `${key} useful to ${name}`);
  }
}

/** Has members reply to something, one after the other; answers the ids of their replies. */
export async function replyTo(
  url: string,
  session: Sessions,
  piece: { readonly on: string; readonly id: string },
  replies: readonly DemoReply[] = [],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { by, text, reported } of replies) {
    const key = `${piece.id} ${by}: ${text}`;
    const { data } = await post<Made>(url, session(by), '/api/replies/add', { ...piece, text }, key);
    ids.push(data.id);
    if (!reported) continue;
    const body = { on: 'reply', id: data.id, reason: reported.reason, text: reported.text };
    await post(url, session(reported.by), '/api/reports/add', body, `${key} reported`);
  }
  return ids;
}
