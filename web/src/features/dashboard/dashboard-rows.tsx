import { BookOpen, GraduationCap, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { TileSkeleton } from '#web/components/list/tile.tsx';
import { Tiles } from '#web/components/list/tiles.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { messages } from './messages.ts';

const rows = [
  { of: 'library', Icon: BookOpen, to: '/library/collection', addTo: '/library?add' },
  { of: 'courses', Icon: GraduationCap, to: '/courses/my-courses', addTo: '/courses?add' },
  { of: 'groups', Icon: Users, to: '/your-groups', addTo: '/groups?create' },
] as const;

/** The ways to a member's files, courses and groups; where there is room, with tiles of them. */
export const DashboardRows = (tiles: Record<(typeof rows)[number]['of'], ReactNode>) =>
  rows.map(({ of, Icon, to, addTo }) => (
    <Tiles
      key={of}
      title={messages[of]}
      icon={<Icon className="icon" aria-hidden="true" />}
      addTo={addTo}
      addLabel={messages.addTo(messages[of])}
      moreTo={to}
    >
      {tiles[of]}
    </Tiles>
  ));

/** In the sizes of the rows. */
export const DashboardRowsSkeleton = () =>
  rows.map(({ of }) => (
    <div key={of} className="tile-section">
      <div className="link-row">
        <Skeleton shape="title" width={50} />
      </div>
      <div className="tiles-head dash-sk-head">
        <Skeleton shape="title" width={30} />
      </div>
      <ul className="tiles">
        {[1, 2, 3, 4].map((place) => (
          <TileSkeleton key={place} />
        ))}
      </ul>
    </div>
  ));
