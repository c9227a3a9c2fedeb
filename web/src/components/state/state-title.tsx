interface StateTitleProps {
  isScreen: boolean | undefined;
  isInSection: boolean | undefined;
  children: string;
}

/** What is said first of a screen, or of a part of it, that has nothing to show. */
export function StateTitle({ isScreen, isInSection, children }: StateTitleProps) {
  if (isScreen) return <h1 tabIndex={-1}>{children}</h1>;
  return isInSection ? <h3>{children}</h3> : <h2>{children}</h2>;
}
