import { ArrowRightLeft, Bell, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Dropdown } from '#web/components/overlay/dropdown.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useUnseen } from '#web/features/notices/unseen.ts';
import { useOwnProfile } from '#web/features/profile/api.ts';
import { useSession } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';
import { NewCount } from './new-count.tsx';
import { PlaceLink } from './place-link.tsx';
import { dashboard, ownProfile, switching } from './places.ts';
import './header.css';

const LatestMessages = lazyPart(async () => (await import('./panels.ts')).LatestMessages);
const Notices = lazyPart(async () => (await import('./panels.ts')).Notices);

/** The bar over a wide screen. */
export function Header({ mark, settings }: { mark: ReactNode; settings: ReactNode }) {
  const unseen = useUnseen();
  return (
    <header className="topbar">
      <nav className="topbar-lead" aria-label={messages.mainNavigation}>
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
      <Dropdown label={messages.messages} panelClassName="drop-panel" face={<MessageCircle />}>
        {() => (
          <>
            <h2>{messages.messages}</h2>
            <LatestMessages />
          </>
        )}
      </Dropdown>
      <Dropdown
        label={messages.notificationsWith(unseen)}
        panelClassName="drop-panel"
        face={
          <>
            <Bell />
            <NewCount of={unseen} />
          </>
        }
      >
        {() => (
          <>
            <h2>{messages.notifications}</h2>
            <Notices />
          </>
        )}
      </Dropdown>
      {settings}
      <ProfileLink />
    </header>
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
