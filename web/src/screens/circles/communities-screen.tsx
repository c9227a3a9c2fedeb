import { Navigate, useLocation } from 'react-router-dom';
import { community } from '#web/features/communities/community-kind.ts';
import type { Tab } from '#web/parts/circles/circle-kind.ts';
import { Circles } from '#web/parts/circles/circles.tsx';

/** All communities or the member's own: to join, to visit, to begin. Without a tab it opens the fitting one. */
export function CommunitiesScreen({ tab }: { tab?: Tab }) {
  const { search } = useLocation();
  if (tab) return <Circles kind={community} tab={tab} />;
  // A search is in all of them.
  return search ? <Navigate to={community.addresses.all + search} replace /> : <Switching />;
}

/** A skeleton of the content: the list is still loading. */
const awaited: typeof community = {
  ...community,
  usePage: () => ({
    shown: undefined,
    isCurrent: false,
    error: undefined,
    isBusy: true,
    retry: () => undefined,
  }),
};

/** A member with two communities or more comes to change between them; others, to find one. */
function Switching() {
  const { shown, error } = community.usePage('my', { search: '', filter: '', sort: '', page: 1 }, {});
  if (!shown && !error) return <Circles kind={awaited} tab="my" />;
  const tab = shown && shown.totalItems >= 2 ? 'my' : 'all';
  return <Navigate to={community.addresses[tab]} replace />;
}
