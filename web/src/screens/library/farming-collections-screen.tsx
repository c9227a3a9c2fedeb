import { FarmingCollections } from '#web/features/library/collections/farming-collections.tsx';

export function FarmingCollectionsScreen() {
  return <FarmingCollections />;
}
