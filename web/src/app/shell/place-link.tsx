import { Link, type LinkProps, useLocation } from 'react-router-dom';
import type { Place } from '#web/parts/places/places.ts';
import { currentOf } from './places.ts';

/** A link to a place of the shell, marked when it is current. */
export function PlaceLink({ place, ...link }: { place: Place } & Omit<LinkProps, 'to'>) {
  const { pathname } = useLocation();
  return <Link {...link} to={place.to} aria-current={currentOf(place, pathname)} />;
}
