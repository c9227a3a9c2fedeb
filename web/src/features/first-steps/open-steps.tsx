import { useState } from 'react';
import type { User } from '#contract/users.ts';
import { isAllDone, saidBy } from './steps.ts';
import { StepsCard } from './steps-card.tsx';
import { useFound, useKeptSteps } from './use-steps.ts';

interface OpenStepsProps {
  profile: User;
  /** Asks for the code that was sent to the e-mail address. */
  onConfirm: () => void;
}

/** The first steps of whoever has not done all of them, also where they are hidden from the news. */
export function OpenSteps({ profile, onConfirm }: OpenStepsProps) {
  const { kept, setKept } = useKeptSteps(profile.id);
  useFound(kept, profile, setKept);
  const said = saidBy(profile);
  const isElseDone = said.email === 'done' && said.picture;
  // What is not known must not come later, and push down what stands here.
  const done = { ...said, communities: kept ? kept.communities : isElseDone };
  const [isShown] = useState(!isAllDone(done));
  return isShown ? <StepsCard of={done} onConfirm={onConfirm} /> : null;
}
