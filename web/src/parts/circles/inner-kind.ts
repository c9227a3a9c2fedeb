import { parcelFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import type { OwnedField } from '#web/parts/forms/owned-kind.ts';
import type { ListRoute } from '#web/parts/lists/list-cache.ts';
import { aboutFields, type Circle, type CircleKind, circleLists, type Tab } from './circle-kind.ts';
import { messages } from './messages.ts';

/** A circle within a community: a group, an enterprise. */
export interface InnerCircle extends Circle {
  readonly communityId: string;
  readonly title: string;
  /** The name of its picture in its community's part of the content host's folder. */
  readonly filename?: string | undefined;
}

export type InnerCircleKind<Item extends Circle> = CircleKind<Item> & Pick<InnerKind<InnerCircle>, 'noun'>;

interface InnerKind<Item extends InnerCircle>
  extends Pick<CircleKind<Item>, 'nouns' | 'routes' | 'addresses' | 'texts' | 'schema' | 'noteOf'> {
  readonly noun: 'group' | 'enterprise';
  readonly pages: Readonly<Record<Tab, Readonly<Record<'list' | 'find', ListRoute<Item, 'data'>>>>>;
  /** The beginning of its address, before its id. */
  readonly at: string;
  /** What its form asks for besides. */
  readonly more?: readonly OwnedField[];
}

/** What all kinds within a community share; their lists are asked for by `{ communityId }`. */
export function innerKind<Item extends InnerCircle>(kind: InnerKind<Item>): InnerCircleKind<Item> {
  const { noun, at, more = [] } = kind;
  return {
    ...kind,
    ...circleLists({ ...kind, key: 'data', named: 'title' }),
    within: ['communityId'],
    nameOf: ({ title }) => title,
    fileIn: ({ filename }) => filename,
    fileField: noun,
    hrefOf: ({ id }) => `${at}/${id}`,
    pictureOf: (item, address = contentUrl) => ({
      src: item?.filename && address(noun, `${item.communityId}/${item.filename}`),
      fallback: parcelFor(item?.id ?? ''),
      width: 96,
      height: 96,
    }),
    fields: [
      { as: 'text', name: 'title', label: messages.form.title },
      ...aboutFields,
      ...more,
      { as: 'file', label: messages.form.image },
    ],
  };
}
