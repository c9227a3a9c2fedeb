import { Link } from 'react-router-dom';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { rooms } from '#web/parts/places/places.ts';
import { messages } from './messages.ts';
import './rooms.css';

/** The rooms, one tap each, where no sidebar has them. */
export const Rooms = () =>
  useMedia(breakpoints.shell) ? null : (
    <nav className="rooms" aria-label={messages.rooms}>
      {rooms.map(({ to, name, Icon }) => (
        <Link key={to} to={to}>
          <Icon />
          {name}
        </Link>
      ))}
    </nav>
  );
