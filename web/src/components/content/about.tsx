interface AboutProps {
  of: { readonly place?: string | undefined; readonly grows?: string | undefined };
  className?: string;
}

/** What a member says of place and farm, in one line; nothing where they say nothing. */
export function About({ of: { place, grows }, className = '' }: AboutProps) {
  const said = [place, grows].filter(Boolean).join(' · ');
  return said && <span className={`about clamp soft text-sm ${className}`}>{said}</span>;
}
