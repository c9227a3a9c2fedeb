import { BookOpen, GraduationCap, type LucideIcon, Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Tile, TileSkeleton } from '#web/components/list/tile.tsx';
import { Tiles } from '#web/components/list/tiles.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { messages } from './messages.ts';
import { sampleGroups } from './sample-tiles.ts';
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
const groupsRow: Row = { title: messages.groups, Icon: Users, to: '/mygroups', addTo: '/groups' };

interface DashboardRowsProps {
  /** Tiles of the member's files, and of their courses. */
  library: ReactNode;
  courses: ReactNode;
}

/** The ways to a member's files, courses and groups; where there is room, with tiles. */
export function DashboardRows({ library, courses }: DashboardRowsProps) {
  const note = useId();
  return (
    <>
      <TilesRow row={libraryRow}>{library}</TilesRow>
      <TilesRow row={coursesRow}>{courses}</TilesRow>
      <div className="dash-note">
        <SampleNote id={note} title={messages.sample} text={messages.sampleText} />
      </div>
      <TilesRow row={groupsRow}>
        {sampleGroups.map((tile) => (
          <Tile key={tile.title} to={groupsRow.to} {...tile} />
        ))}
      </TilesRow>
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
      <RowSkeleton places={4} />
      <RowSkeleton places={4} />
      <Skeleton shape="picture" className="dash-note dash-sk-note" />
      <RowSkeleton places={sampleGroups.length} />
    </>
  );
}

const RowSkeleton = ({ places }: { places: number }) => (
  <div className="tile-section">
    <div className="link-row">
      <Skeleton shape="title" width={50} />
    </div>
    <div className="tiles-head dash-sk-head">
      <Skeleton shape="title" width={30} />
    </div>
    <ul className="tiles">
      {[1, 2, 3, 4].slice(0, places).map((place) => (
        <TileSkeleton key={place} />
      ))}
    </ul>
  </div>
);
