import { getNamedCommunity } from '#functions/communities/community-repository.ts';
import { community } from '#kinds/declared/community.ts';
import { course } from '#kinds/declared/course.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { group } from '#kinds/declared/group.ts';
import { getLesson, lesson } from '#kinds/declared/lesson.ts';
import { news } from '#kinds/declared/news.ts';
import { resource } from '#kinds/declared/resource.ts';
import type { Placed } from '#kinds/member/made.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { AppError } from '#platform/errors.ts';
import { lists } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';
import { walk } from '#platform/table/walk.ts';
import { LocalError } from '../../local/local-error.ts';

/** A page of the site: what it shows, and who made that. */
export interface Page {
  readonly kind: AnyKind;
  readonly item: Placed;
  readonly creator: string | undefined;
}

interface Made {
  readonly kind: object;
  readonly item: object;
  readonly creator?: string | undefined;
}

interface Shown {
  readonly at: RegExp;
  /** Finds it by the id in its address; `query` is the rest of the address. */
  readonly find: (id: string, query: URLSearchParams) => Promise<Made | undefined>;
}

/** The site's pages, by the noun of what they show. */
export const pages: Readonly<Record<string, Shown>> = {
  news: { at: /^\/news\/(?:edit\/)?([^/]+)$/, find: findNews },
  group: {
    at: /^\/(?:your-groups|groups|my-group-view-page)\/([^/]+)$/,
    find: async (id) => madeBy(group, await group.getById(id)),
  },
  enterprise: {
    at: /^\/your-enterprises\/([^/]+)$/,
    find: async (id) => madeBy(enterprise, await enterprise.getById(id)),
  },
  community: {
    at: /^\/(?:community-members|your-community-group)\/([^/]+)$/,
    find: async (name) => madeBy(community, await getNamedCommunity(name)),
  },
  resource: {
    at: /^\/(?:my)?library\/([^/]+)$/,
    find: async (id) => madeBy(resource, await resource.get({ id })),
  },
  course: {
    at: /^\/(?:admin\/)?course\/([^/]+)$/,
    find: async (id) => madeBy(course, await course.get({ id })),
  },
  lesson: { at: /^\/(?:lesson|admin\/lesson\/edit)\/([^/]+)$/, find: findLesson },
};

/** Kinds without a page of their own: they are removed with the file that they show, or with their parent. */
export const withoutPage: readonly string[] = [
  'material',
  'post',
  'reply',
  'collection',
  'survey',
  'message',
];

const madeBy = (kind: object, item: { readonly creator?: string | undefined }): Made => ({
  kind,
  item,
  creator: item.creator,
});

async function findLesson(id: string): Promise<Made> {
  const { item, above } = await getLesson(id);
  return { kind: lesson, item, creator: above.creator };
}

/** A news's address names its community, or relies on the one that its reader is in: then all are searched. */
async function findNews(id: string, query: URLSearchParams): Promise<Made | undefined> {
  const communityId = query.get('community') ?? (await communityOfNews(id));
  return communityId === undefined ? undefined : madeBy(news, await news.get({ communityId, id }));
}

const BATCH_SIZE = 100;

async function communityOfNews(id: string): Promise<string | undefined> {
  const { pk } = lists.communities;
  let some: string[] = [];
  const look = async () => {
    const found = await findItems(some.map((communityId) => news.key({ communityId, id })));
    some = [];
    return found[0] && String(found[0]['communityId']);
  };
  for await (const row of walk({ pk, from: 'R#', to: 'R#~' })) {
    some.push(String(row['id']));
    const found = some.length === BATCH_SIZE ? await look() : undefined;
    if (found) return found;
  }
  return look();
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    throw new LocalError(`${id} is no part of an address.`);
  }
}

/** Finds what an address of the site shows. Throws a `LocalError` when it does not exist or cannot be removed. */
export async function findPage(path: string, query: URLSearchParams): Promise<Page> {
  for (const { at, find } of Object.values(pages)) {
    const [, id] = at.exec(path) ?? [];
    if (id === undefined) continue;
    const found = await find(decoded(id), query).catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'missing') return undefined;
      throw error;
    });
    if (!found) throw new LocalError(`There is nothing at ${path} any more.`);
    return found as Page;
  }
  throw new LocalError(
    `${path} is neither a file nor a news, group, enterprise, community, resource, course or lesson. A community is meant by the address of its members or groups, a member's profile by erase-account.`,
  );
}
