import { group } from '#web/features/groups/group-kind.ts';
import type { Tab } from '#web/parts/circles/circle-kind.ts';
import { InnerCircles } from '#web/parts/circles/circles.tsx';

/** All groups of the current community, or those that the member follows. */
export const GroupsScreen = ({ tab }: { tab: Tab }) => <InnerCircles kind={group} tab={tab} />;
