import { LogOut, Newspaper } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Brand } from '#web/components/brand.tsx';
import { signOut, useSession } from '#web/lib/session.ts';
import { messages } from './messages.ts';
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
        <button type="button" className="topbar-entry" onClick={signOut}>
          <LogOut className="icon" aria-hidden="true" />
          <span>{messages.logout}</span>
        </button>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="page">{children}</div>
      </main>
    </>
  );
}
