import { ListFilter } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, matchPath, parsePath, useLocation } from 'react-router-dom';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { LinkMenu } from './link-menu.tsx';
import './link-tabs.css';

interface LinkTabsProps {
  /** What the tabs are parts of, for readers. */
  label: string;
  tabs: readonly { readonly to: string; readonly text: string }[];
  /** Whether they stay side by side on a phone too, scrolling sideways. @default where there are two at most */
  isRow?: boolean;
}

/** Screens that belong together, side by side, or many on a phone behind a button; each has an address of its own. */
export function LinkTabs({ label, tabs, isRow: isAlwaysRow = tabs.length <= 2 }: LinkTabsProps) {
  const isRow = useMedia(breakpoints.tabs) || isAlwaysRow;
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other tab
  useEffect(() => {
    const current = isRow && nav.current?.querySelector('[aria-current]');
    if (current) current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isRow, pathname]);
  const links = tabs.map(({ to, text }) => (
    <Link key={to} to={to} aria-current={isAt(to, pathname) ? 'page' : undefined}>
      {text}
    </Link>
  ));
  return (
    <nav ref={nav} className={isRow ? 'tabs' : 'tabs-filter'} aria-label={label}>
      {isRow ? (
        links
      ) : (
        <LinkMenu wide face={<CurrentTab label={label} tabs={tabs} />}>
          {links}
        </LinkMenu>
      )}
    </nav>
  );
}

function CurrentTab({ label, tabs }: LinkTabsProps) {
  const { pathname } = useLocation();
  return (
    <>
      <ListFilter />
      {tabs.find(({ to }) => isAt(to, pathname))?.text ?? label}
    </>
  );
}

/** Whether a tab is the one that is open, whatever its address asks for. */
const isAt = (to: string, pathname: string) => matchPath(parsePath(to).pathname ?? '', pathname) !== null;
