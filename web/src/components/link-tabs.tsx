import { NavLink } from 'react-router-dom';
import './link-tabs.css';

interface LinkTabsProps {
  /** What the tabs are parts of, for readers. */
  label: string;
  tabs: readonly { readonly to: string; readonly text: string }[];
}

/** Screens that belong together, side by side; each has an address of its own. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ to, text }) => (
        <NavLink key={to} to={to} end>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
