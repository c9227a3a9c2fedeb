import type { Session } from '../../sign-in.ts';
import { demoChats } from '../chats.ts';
import { formOf, post } from './calls.ts';

type Made = { data: { id: string } };

/** Has members write to each other, one after the other. */
export async function makeChats(url: string, session: (name: string) => Session): Promise<void> {
  for (const { between, messages } of demoChats) {
    const [first, other] = between;
    const key = `${first} writes to ${other}`;
    const body = { userId: session(other).id };
    const { data } = await post<Made>(url, session(first), '/api/chats/add', body, key);
    for (const { by, text, picture } of messages) {
      const form = formOf({ text }, picture ? { img: picture } : {});
      await post(url, session(by), `/api/chats/${data.id}/messages/add`, form, `${key} ${by}: ${text}`);
    }
  }
}
