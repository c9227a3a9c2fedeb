import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { parcelFor } from '#web/lib/art.ts';
import { useSession } from '#web/lib/session/session.ts';
import { home } from '#web/parts/places/places.ts';
import { messages } from './messages.ts';
import { PlaceLink } from './place-link.tsx';
import { switching } from './places.ts';
import './phone-bar.css';

/** The bar on top of a narrow screen: the name leads home, the arrow beside it to another community. */
export function PhoneBar({ mark, settings }: { mark: ReactNode; settings: ReactNode }) {
  const { community } = useSession();
  const name = community?.name ?? messages.noCommunity;
  return (
    <header className="phonebar">
      <div className="phonebar-split row fill gap-2">
        <PlaceLink place={home} className="phonebar-who" aria-label={messages.newsOf(name)}>
          <img className="parcel" src={parcelFor(community?.id ?? '')} alt="" width={96} height={96} />
          <span className="phonebar-home">
            {/* The space is for who reads or says the two words. */}
            <span className="phonebar-name clip">{name}</span>{' '}
            <span className="phonebar-room soft">{home.name}</span>
          </span>
        </PlaceLink>
        <PlaceLink place={switching} className="iconbtn" aria-label={switching.name}>
          <ChevronDown />
        </PlaceLink>
      </div>
      {mark}
      {settings}
    </header>
  );
}
