import { enterprise } from '#web/features/enterprises/enterprise-kind.ts';
import type { Tab } from '#web/parts/circles/circle-kind.ts';
import { InnerCircles } from '#web/parts/circles/circles.tsx';

/** All enterprises of the current community, or those that the member follows. */
export const EnterprisesScreen = ({ tab }: { tab: Tab }) => <InnerCircles kind={enterprise} tab={tab} />;
