import { BookOpen, GraduationCap, Users } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Today as Known } from '#contract/users/today.ts';
import { users } from '#contract/users/users.ts';
import { TileSkeleton } from '#web/components/list/tile.tsx';
import { Tiles } from '#web/components/list/tiles.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { CourseTiles, useCourseRow } from '#web/features/courses/progress/course-tiles.tsx';
import { DashboardHead, DashboardHeadSkeleton } from '#web/features/dashboard/dashboard-head.tsx';
import { messages } from '#web/features/dashboard/messages.ts';
import { Rooms } from '#web/features/dashboard/rooms.tsx';
import { FirstStep } from '#web/features/first-steps/first-step.tsx';
import { GroupTiles, useGroupRow } from '#web/features/groups/group-tiles.tsx';
import { InstallOffer } from '#web/features/install/install-offer.tsx';
import { LibraryTiles, useLibraryRow } from '#web/features/library/list/library-tiles.tsx';
import { useOwnProfile } from '#web/features/profile/api.ts';
import { keptReplies } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';

const LeavingNotice = quietPart(
  async () => (await import('#web/features/account/leaving-notice.tsx')).LeavingNotice,
);

const Today = quietPart(async () => (await import('#web/features/today/today.tsx')).Today);
/** How many lines have room, until it is known how many there are. */
const FIRST_LINES = 5;
/** As its lines count it (`words.ts`, which comes later): until the minute of its time is over. */
const isAhead = ({ date, time, isAllDay }: Known['events'][number]) =>
  Date.parse(`${date}T${isAllDay ? '23:59' : time}`) + MINUTE_MS > Date.now();
const MINUTE_MS = 60_000;
/** How many lines it will have, with the one between what is new and what is ahead, where that is known. */
const linesToday = () => {
  const known = keptReplies(users.getToday)[0]?.data;
  if (!known) return undefined;
  const newOnes = known.news.length + known.taught.length;
  const ahead = known.events.filter(isAhead).length + Number(!!known.lesson);
  return newOnes + ahead + Number(newOnes > 0 && ahead > 0);
};

/** All that is the member's own, on one page; many screens lead back to it. */
export function DashboardScreen() {
  const { user } = useSession();
  const reply = useOwnProfile();
  const { data, error, mutate } = reply;
  const [lines] = useState(linesToday);
  // Loaded beside the profile, not after it.
  const tiles = {
    library: <LibraryTiles row={useLibraryRow()} />,
    courses: <CourseTiles row={useCourseRow()} />,
    groups: <GroupTiles row={useGroupRow()} />,
  };
  const head = data ? (
    <>
      {data.leavingAt && (
        <LeavingNotice at={data.leavingAt} onKept={(kept) => void mutate(kept, { revalidate: false })} />
      )}
      <DashboardHead profile={data} />
    </>
  ) : (
    <Pending of={reply} isScreen title={messages.failed}>
      <DashboardHeadSkeleton />
    </Pending>
  );
  return (
    <>
      <Rooms />
      <div className="today-place" style={{ '--lines': lines ?? FIRST_LINES } as CSSProperties}>
        {user && (
          <Today
            key={user.id}
            name={data?.firstName ?? data?.name}
            room={lines === undefined ? FIRST_LINES : undefined}
          />
        )}
      </div>
      {head}
      {user && (
        <FirstStep
          key={user.id}
          place="dashboard"
          memberId={user.id}
          otherwise={!data?.leavingAt && <InstallOffer />}
        />
      )}
      {data || error ? (
        <DashboardRows {...tiles} />
      ) : (
        <div aria-hidden="true">
          <DashboardRowsSkeleton />
        </div>
      )}
    </>
  );
}

const rows = [
  { of: 'library', Icon: BookOpen, to: '/library/collection', addTo: '/library?add' },
  { of: 'courses', Icon: GraduationCap, to: '/courses/my-courses', addTo: '/courses?add' },
  { of: 'groups', Icon: Users, to: '/your-groups', addTo: '/groups?create' },
] as const;

/** Links to a member's files, courses and groups; where there is room, with tiles of them. */
const DashboardRows = (tiles: Record<(typeof rows)[number]['of'], ReactNode>) =>
  rows.map(({ of, Icon, to, addTo }) => (
    <Tiles
      key={of}
      title={messages[of]}
      icon={<Icon />}
      addTo={addTo}
      addLabel={messages.addTo(messages[of])}
      moreTo={to}
    >
      {tiles[of]}
    </Tiles>
  ));

/** A skeleton the size of the rows. */
const DashboardRowsSkeleton = () =>
  rows.map(({ of }) => (
    <div key={of} className="tile-section">
      <div className="link-row row gap-4">
        <Skeleton shape="title" width={50} />
      </div>
      <div className="tiles-head dash-sk-head">
        <Skeleton shape="title" width={30} />
      </div>
      <ul className="tiles">
        {[1, 2, 3, 4].map((tile) => (
          <TileSkeleton key={tile} />
        ))}
      </ul>
    </div>
  ));
