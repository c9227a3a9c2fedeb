import { demoCollections } from './demo/collections.ts';
import { post, send } from './demo-calls.ts';
import type { Session } from './sign-in.ts';

type Made = { data: { id: string } };

/** Has members gather files of the library, by their titles. */
export async function makeCollections(
  url: string,
  session: (name: string) => Session,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const one of demoCollections) {
    const { by, title, isPublic = false, savedBy = [] } = one;
    const key = JSON.stringify(one);
    const draft = { of: 'library', title, isPublic };
    const { data } = await post<Made>(url, session(by), '/api/collections/add', draft, key);
    for (const file of one.files) {
      const body = { id: files.get(file), included: true };
      await send(url, session(by), ['PUT', `/api/collections/${data.id}/items`], body, `${key} ${file}`);
    }
    for (const name of savedBy) {
      const path = `/api/collections/${data.id}/saved`;
      await post(url, session(name), path, { saved: true }, `${key} saved by ${name}`);
    }
  }
}
