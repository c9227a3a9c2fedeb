import { quietPart } from '#web/components/state/lazy-part.tsx';
import type { NamesProps } from './names.tsx';

const Names = quietPart(async () => (await import('./names.tsx')).Names);
/** By itself: it is kept on the device, and members are found with a connection alone. */
const NamingLimit = quietPart(async () => (await import('./naming-limit.tsx')).NamingLimit);

/** Suggests members while one types the name of one behind an `@` into a field; it is fetched by the first `@`. */
export const Naming = (props: NamesProps) =>
  props.text.includes('@') ? (
    <>
      <NamingLimit of={props.text} />
      <Names {...props} />
    </>
  ) : null;
