import type { Enterprise } from '#contract/communities/enterprises.ts';
import { CardGrid } from '#web/components/content/card.tsx';
import { enterprise } from '#web/features/enterprises/enterprise-kind.ts';
import { CircleCard } from '#web/parts/circles/circle-card.tsx';
import { UnsentCard } from '#web/parts/circles/circle-feed.tsx';
import { CirclesSkeleton } from '#web/parts/circles/circles-skeleton.tsx';
import { coverOf, longTitle, longWord, nothing } from '../samples.tsx';
import { Specimen } from '../specimen.tsx';

const text = 'Stone-ground flour from eleven farms, baked twice a week, paid within ten days.';
const mill: Enterprise = {
  id: 'mill',
  communityId: '1',
  title: 'Ridge Mill & Bakery',
  description: text,
  category: 'Business',
  createdAt: '2025-03-14T08:00:00.000Z',
  followersCount: 318,
  version: 0,
  isFollowed: '0',
  isCreator: 'false',
};
const own: Enterprise = { ...mill, isCreator: 'true', isFollowed: '1' };
const cards: Enterprise[] = [
  mill,
  { ...own, isCreator: 'false', id: 'shop', title: 'Hill shop', category: undefined, followersCount: 1 },
  { ...own, id: 'own', roles: 'Grower, miller, baker, seller at the Saturday market' },
  { ...own, id: 'title', title: longTitle, roles: longWord },
  { ...mill, id: 'word', title: longWord, description: longWord },
];
const drawn = {
  ...enterprise,
  pictureOf: (item: Parameters<typeof enterprise.pictureOf>[0]) =>
    item?.id === 'shop' ? coverOf('shop') : enterprise.pictureOf(item && { ...item, filename: undefined }),
};
const unsent = { id: 'new', draft: { title: 'Night lambing', description: text, category: 'Farmers' } };
const acts = { onFollow: nothing, onVisit: async () => undefined, onEdit: nothing, onDelete: nothing };

/** Groups and enterprises: to follow, followed, one's own, long ones, one that has not arrived, loading. */
export const CircleSection = () => (
  <>
    <Specimen name="groups and enterprises" wide>
      <CardGrid>
        {cards.map((item) => (
          <li key={item.id}>
            <CircleCard kind={drawn} item={item} isOnly={false} {...acts} />
          </li>
        ))}
        <li>
          <UnsentCard kind={drawn} unsent={unsent} />
        </li>
      </CardGrid>
    </Specimen>
    <Specimen name="groups and enterprises, loading" wide>
      <div aria-hidden="true">
        <CirclesSkeleton />
      </div>
    </Specimen>
  </>
);
