import { Newspaper } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Brand } from '#web/components/brand.tsx';
import { Picture } from '#web/components/picture.tsx';
import { useOwnProfile } from '#web/features/profile/api.ts';
import { avatarOf } from '#web/features/profile/avatar.ts';
import { useSession } from '#web/lib/session.ts';
import { messages } from './messages.ts';
import { SettingsMenu } from './settings-menu.tsx';
import './shell.css';

/** What stands around every member's screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { community } = useSession();
  return (
    <>
      <a className="skip" href="#main">
        {messages.skip}
      </a>
      <header className="topbar">
        <Brand />
        <p className="topbar-community">{community?.name ?? messages.noCommunity}</p>
        <nav aria-label={messages.mainNavigation}>
          <NavLink className="topbar-entry" to="/news">
            <Newspaper className="icon" aria-hidden="true" />
            <span>{messages.news}</span>
          </NavLink>
        </nav>
        <ProfileLink />
        <SettingsMenu />
      </header>
      <main id="main" tabIndex={-1}>
        <div className="page">{children}</div>
      </main>
    </>
  );
}

/** The member's own picture. Whoever has no community yet may have no record either: then there is none to ask for. */
function ProfileLink() {
  const { user, community } = useSession();
  const { data } = useOwnProfile(community !== undefined);
  return (
    <NavLink className="topbar-entry" to="/myProfile">
      <Picture {...avatarOf(data ?? { id: user?.id ?? '' })} alt="" className="avatar avatar-sm" />
      <span>{messages.myProfile}</span>
    </NavLink>
  );
}
