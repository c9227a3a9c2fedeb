import type { CourseCard } from '#contract/courses/courses.ts';
import type { Collection, CollectionCard } from '#contract/resources/collections.ts';
import type { ResourceCard } from '#contract/resources/resources.ts';
import { type Asked, json, onePage } from '#test/web.tsx';

export const aCollection = (id: string, more: Partial<CollectionCard> = {}): CollectionCard => ({
  id,
  of: 'library',
  title: id,
  isPublic: false,
  creator: 'ada',
  author: 'Ada',
  count: 0,
  version: 0,
  createdAt: '2026-03-09T07:30:00.000Z',
  isCreator: 'true',
  ...more,
});

/** One with a page of what is in it. */
export const aWhole = (
  card: CollectionCard,
  data: ResourceCard[] | CourseCard[],
  more: Partial<Collection> = {},
): Collection => ({
  ...card,
  ...onePage,
  totalItems: card.count,
  isSaved: '0',
  data,
  ...more,
});

const others = { isCreator: 'false', isPublic: true, count: 2 } as const;

export const own = [
  aCollection('farming', { title: 'Farming', count: 1 }),
  aCollection('branding', { title: 'Branding' }),
];
const soil = aCollection('soil', { ...others, title: 'Soil and water', author: 'Leila Mansour' });
const orchard = aCollection('orchard', { ...others, title: 'The orchard year', author: 'Piotr Zielinski' });
export const shared = [soil, orchard];
const scopes: Readonly<Record<string, readonly CollectionCard[]>> = {
  mine: own,
  users: [soil],
  saved: [orchard],
};

/** What the API answers of these. */
export function collectionsAsked({ url: { searchParams } }: Asked): Response {
  const data = scopes[searchParams.get('scope') ?? ''] ?? [];
  const has = searchParams.get('has');
  return json({
    ...onePage,
    totalItems: data.length,
    data: data.map((one) => ({ ...one, ...(has && { isIncluded: one.id === 'farming' && has === 'in' }) })),
  });
}
