import type { Session } from '../../sign-in.ts';
import { type DemoCollection, demoCollections } from '../collections.ts';
import { post, send } from './calls.ts';

type Made = { data: { id: string } };

/** Has members gather files of the library, or courses, by the titles of these. */
export async function makeCollections(
  url: string,
  session: (name: string) => Session,
  sort: NonNullable<DemoCollection['of']> | 'library',
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const one of demoCollections.filter(({ of = 'library' }) => of === sort)) {
    const { by, title, isPublic = false, savedBy = [] } = one;
    const key = JSON.stringify(one);
    const draft = { of: sort, title, isPublic };
    const { data } = await post<Made>(url, session(by), '/api/collections/add', draft, key);
    for (const thing of one.things) {
      const body = { id: ids.get(thing), included: true };
      await send(url, session(by), ['PUT', `/api/collections/${data.id}/items`], body, `${key} ${thing}`);
    }
    for (const name of savedBy) {
      const path = `/api/collections/${data.id}/saved`;
      await post(url, session(name), path, { saved: true }, `${key} saved by ${name}`);
    }
  }
}
