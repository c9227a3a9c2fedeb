import { BookOpen, GraduationCap, Users } from 'lucide-react';
import { useId } from 'react';
import { Tile, TileSkeleton } from '#web/components/list/tile.tsx';
import { Tiles } from '#web/components/list/tiles.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { messages } from './messages.ts';
import { sampleCourses, sampleFiles, sampleGroups } from './sample-tiles.ts';
import './dashboard-rows.css';

const rows = [
  { title: messages.library, Icon: BookOpen, to: '/mylibrary', addTo: '/library', tiles: sampleFiles },
  {
    title: messages.courses,
    Icon: GraduationCap,
    to: '/courses/my-courses',
    addTo: '/courses',
    tiles: sampleCourses,
  },
  { title: messages.groups, Icon: Users, to: '/mygroups', addTo: '/groups', tiles: sampleGroups },
];

/** The ways to a member's files, courses and groups; where there is room, with sample content. */
export function DashboardRows() {
  const note = useId();
  return (
    <>
      <div className="dash-note">
        <SampleNote id={note} title={messages.sample} text={messages.sampleText} />
      </div>
      {rows.map(({ title, Icon, to, addTo, tiles }) => (
        <Tiles
          key={title}
          title={title}
          icon={<Icon className="icon" aria-hidden="true" />}
          addTo={addTo}
          addLabel={messages.addTo(title)}
          moreTo={to}
        >
          {tiles.map((tile) => (
            <Tile key={tile.title} to={to} {...tile} />
          ))}
        </Tiles>
      ))}
    </>
  );
}

/** In the sizes of the rows. */
export function DashboardRowsSkeleton() {
  return (
    <>
      <Skeleton shape="picture" className="dash-note dash-sk-note" />
      {rows.map(({ title, tiles }) => (
        <div key={title} className="tile-section">
          <div className="link-row">
            <Skeleton shape="title" width={50} />
          </div>
          <div className="tiles-head dash-sk-head">
            <Skeleton shape="title" width={30} />
          </div>
          <ul className="tiles">
            {tiles.map((tile) => (
              <TileSkeleton key={tile.title} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
