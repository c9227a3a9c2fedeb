import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { parcelFor } from '#web/lib/art.ts';
import { useSession } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';
import { PlaceLink } from './place-link.tsx';
import { switching } from './places.ts';
import './phone-bar.css';

/** The bar on top of a narrow screen: where one is, and the way to another community. */
export function PhoneBar({ mark, settings }: { mark: ReactNode; settings: ReactNode }) {
  const { community } = useSession();
  return (
    <header className="phonebar">
      <PlaceLink place={switching} className="phonebar-who">
        <img className="parcel" src={parcelFor(community?.id ?? '')} alt="" width={96} height={96} />
        <span className="phonebar-name clamp">{community?.name ?? messages.noCommunity}</span>
        <span className="vh">, {switching.name}</span>
        <ChevronDown className="icon" aria-hidden="true" />
      </PlaceLink>
      {mark}
      {settings}
    </header>
  );
}
