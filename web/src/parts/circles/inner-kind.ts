import { circleCategories } from '#contract/circles.ts';
import { parcelFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import type { OwnedField } from '#web/parts/forms/owned-kind.ts';
import { type ListRoute, listCache } from '#web/parts/lists/list-cache.ts';
import { usePage } from '#web/parts/lists/use-page.ts';
import { type Circle, type CircleKind, forgetIn, formOver } from './circle-kind.ts';
import { messages } from './messages.ts';

/** A circle within a community: a group, an enterprise. */
export interface InnerCircle extends Circle {
  readonly communityId: string;
  readonly title: string;
  /** Name of its picture in its community's part of the content host's folder. */
  readonly filename?: string | undefined;
}

interface InnerKind<Item extends InnerCircle>
  extends Pick<CircleKind<Item>, 'nouns' | 'routes' | 'addresses' | 'texts' | 'schema' | 'noteOf'> {
  readonly noun: 'group' | 'enterprise';
  readonly pages: Record<'list' | 'search' | 'listOwn' | 'searchOwn', ListRoute<Item, 'data'>>;
  /** Where each can be read, before its id. */
  readonly at: string;
  /** What its form asks for besides. */
  readonly more?: readonly OwnedField[];
}

/** What is the same of all that stands within a community; its lists are asked for by their `{ communityId }`. */
export function innerKind<Item extends InnerCircle>(kind: InnerKind<Item>): CircleKind<Item> {
  const { noun, pages, addresses, at, more = [] } = kind;
  const { list, search, listOwn, searchOwn } = pages;
  const { form } = messages;
  const lists = listCache('data', Object.values(pages));
  return {
    ...kind,
    lists,
    forget: forgetIn(lists, kind.routes.get),
    ownLists: [listOwn, searchOwn],
    categories: circleCategories,
    usePage(tab, address, scope) {
      const { search: title, filter, sort } = address;
      const [whole, found] = tab === 'all' ? [list, search] : [listOwn, searchOwn];
      const narrowed = { ...(sort && { sort }), ...(filter && { category: filter }) };
      const input = { ...scope, ...(title ? { title } : narrowed) };
      return usePage({ route: title ? found : whole, key: 'data', input }, address);
    },

    within: ['communityId'],
    nameOf: ({ title }) => title,
    fileIn: ({ filename }) => filename,
    fileField: noun,
    formAt: formOver(addresses.all),
    hrefOf: ({ id }) => `${at}/${id}`,
    pictureOf: (item) => ({
      src: item?.filename && contentUrl(noun, `${item.communityId}/${item.filename}`),
      fallback: parcelFor(item?.id ?? ''),
      width: 96,
      height: 96,
    }),
    look: 'mark',
    fields: [
      { as: 'text', name: 'title', label: form.title },
      { as: 'area', name: 'description', label: form.description },
      {
        as: 'select',
        name: 'category',
        label: form.category,
        none: form.noCategory,
        choices: circleCategories,
      },
      ...more,
      { as: 'file', label: form.image },
    ],
  };
}
