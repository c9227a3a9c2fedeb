import { ArrowRightLeft, Bell, type LucideIcon, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Dropdown } from '#web/components/overlay/dropdown.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useOwnProfile } from '#web/features/profile/api.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useUnseen } from '#web/lib/unseen.ts';
import { AsOf } from './lazy-bars.ts';
import { messages } from './messages.ts';
import { NewCount } from './new-count.tsx';
import { PlaceLink } from './place-link.tsx';
import { dashboard, NOTICES, ownProfile, switching } from './places.ts';
import './header.css';

const LatestMessages = lazyPart(async () => (await import('./panels.ts')).LatestMessages);
const Notices = lazyPart(async () => (await import('./panels.ts')).Notices);

/** The bar over a wide screen. */
export function Header({ mark, settings }: { mark: ReactNode; settings: ReactNode }) {
  return (
    <header className="topbar">
      <nav className="topbar-lead gap-2" aria-label={messages.mainNavigation}>
        <PlaceLink place={switching}>
          <ArrowRightLeft />
          {switching.name}
        </PlaceLink>
        <PlaceLink place={dashboard}>
          <dashboard.Icon />
          {dashboard.name}
        </PlaceLink>
      </nav>
      {mark}
      <News of="messages" Icon={MessageCircle}>
        <LatestMessages />
      </News>
      <News of="notifications" Icon={Bell}>
        <Notices />
      </News>
      {settings}
      <ProfileLink />
    </header>
  );
}

interface NewsProps {
  of: 'messages' | 'notifications';
  Icon: LucideIcon;
  children: ReactNode;
}

/** A button with how many are new, and below it the newest. */
function News({ of, Icon, children }: NewsProps) {
  const unseen = useUnseen(of);
  const name = messages[of];
  return (
    <Dropdown
      label={messages.withNew(name, unseen)}
      panelClassName="drop-panel"
      face={
        <>
          <Icon />
          <NewCount of={unseen} />
        </>
      }
    >
      {() => (
        <>
          <h2>{name}</h2>
          {of === 'notifications' && <AsOf path={NOTICES} />}
          {children}
        </>
      )}
    </Dropdown>
  );
}

/** The member's own picture. A member without a community may have no record either: then there is none to ask for. */
function ProfileLink() {
  const { user, community } = useSession();
  const { data } = useOwnProfile(community !== undefined);
  return (
    <PlaceLink place={ownProfile} className="iconbtn" aria-label={ownProfile.name}>
      <Avatar
        id={user?.id ?? ''}
        name={data ? data.name : community ? undefined : ''}
        file={data?.attachments}
      />
    </PlaceLink>
  );
}
