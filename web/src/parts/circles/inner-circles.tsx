import { useSession } from '#web/lib/session/session.ts';
import type { CircleKind, Tab } from './circle-kind.ts';
import { Circles } from './circles.tsx';
import type { InnerCircle } from './inner-kind.ts';

interface InnerCirclesProps<Item extends InnerCircle> {
  kind: CircleKind<Item>;
  tab: Tab;
}

/** Those of the current community; where that becomes another one, those of it. */
export function InnerCircles<Item extends InnerCircle>({ kind, tab }: InnerCirclesProps<Item>) {
  const { community } = useSession();
  return community && <Circles kind={kind} tab={tab} scope={{ communityId: community.id }} />;
}
