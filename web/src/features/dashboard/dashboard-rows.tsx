import { BookOpen, GraduationCap, type LucideIcon, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { TileSkeleton } from '#web/components/list/tile.tsx';
import { Tiles } from '#web/components/list/tiles.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { messages } from './messages.ts';
import './dashboard-rows.css';

interface Row {
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly to: string;
  readonly addTo: string;
}

const libraryRow: Row = {
  title: messages.library,
  Icon: BookOpen,
  to: '/library/collection',
  addTo: '/library?add',
};
const coursesRow: Row = {
  title: messages.courses,
  Icon: GraduationCap,
  to: '/courses/my-courses',
  addTo: '/courses?add',
};
const groupsRow: Row = {
  title: messages.groups,
  Icon: Users,
  to: '/your-groups',
  addTo: '/groups?create',
};

interface DashboardRowsProps {
  /** Tiles of the member's files, of their courses, and of their groups. */
  library: ReactNode;
  courses: ReactNode;
  groups: ReactNode;
}

/** The ways to a member's files, courses and groups; where there is room, with tiles. */
export function DashboardRows({ library, courses, groups }: DashboardRowsProps) {
  return (
    <>
      <TilesRow row={libraryRow}>{library}</TilesRow>
      <TilesRow row={coursesRow}>{courses}</TilesRow>
      <TilesRow row={groupsRow}>{groups}</TilesRow>
    </>
  );
}

function TilesRow({ row: { title, Icon, to, addTo }, children }: { row: Row; children: ReactNode }) {
  return (
    <Tiles
      title={title}
      icon={<Icon className="icon" aria-hidden="true" />}
      addTo={addTo}
      addLabel={messages.addTo(title)}
      moreTo={to}
    >
      {children}
    </Tiles>
  );
}

/** In the sizes of the rows. */
export function DashboardRowsSkeleton() {
  return (
    <>
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
    </>
  );
}

const RowSkeleton = () => (
  <div className="tile-section">
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
);
