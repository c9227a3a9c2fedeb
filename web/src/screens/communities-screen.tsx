import { community } from '#web/features/communities/community-kind.ts';
import type { Tab } from '#web/parts/circles/circle-kind.ts';
import { Circles } from '#web/parts/circles/circles.tsx';

/** All communities or the member's own: to join, to visit, to begin. */
export const CommunitiesScreen = ({ tab }: { tab: Tab }) => <Circles kind={community} tab={tab} />;
