import { Link } from 'react-router-dom';
import { parcelFor } from '#web/lib/art.ts';
import { useSession } from '#web/lib/session/session.ts';
import { home, rooms } from '#web/parts/places/places.ts';
import { messages } from './messages.ts';
import { PlaceLink } from './place-link.tsx';
import { communityPlaces } from './places.ts';
import './navigation.css';

/**
 * The current community with its screens, and the other places. The community's name leads to the news, whose own entry
 * is marked as current. A small sidebar shows names as tooltips.
 */
export function Navigation({ isSmall = false }: { isSmall?: boolean }) {
  const { community } = useSession();
  const name = community?.name ?? messages.noCommunity;
  const tip = (text: string) => (isSmall ? text : undefined);
  return (
    <nav className="nav" aria-label={messages.communityNavigation}>
      <Link to={home.to} className="nav-home" title={tip(name)}>
        <img className="parcel" src={parcelFor(community?.id ?? '')} alt="" width={96} height={96} />
        <span className="nav-name clamp">{name}</span>
      </Link>
      <div className="nav-community">
        {communityPlaces.map((place) => (
          <PlaceLink key={place.to} place={place} title={tip(place.name)}>
            <span className="nav-initials" aria-hidden="true">
              {place.initials}
            </span>
            <span className="nav-name">{place.name}</span>
          </PlaceLink>
        ))}
      </div>
      {rooms.map(({ Icon, ...place }) => (
        <PlaceLink key={place.to} place={place} title={tip(place.name)}>
          <Icon />
          <span className="nav-name">{place.name}</span>
        </PlaceLink>
      ))}
    </nav>
  );
}
