import { useEffect, useRef, useState } from 'react';
import { toast } from '#web/components/overlay/toast.tsx';
import { messages } from './messages.ts';
import { hidden, isAllDone, over, shownOf } from './steps.ts';
import { StepsCard } from './steps-card.tsx';
import { useFound, useKeptSteps, useLookedUp } from './use-steps.ts';

/** What a member who is new does first, above the news: until all is done, or it is hidden. */
export function FirstSteps({ memberId }: { memberId: string }) {
  const { kept, setKept, keep } = useKeptSteps(memberId);
  // It stays for the visit: what comes or ends meanwhile moves nothing.
  const [shown, setShown] = useState(() => shownOf(kept, Date.now()));
  const isOver = shown === 'steps' && kept !== undefined && isAllDone(kept);
  const hide = useRef<HTMLButtonElement>(null);
  const [isUndone, setUndone] = useState(false);
  useFound(kept, useLookedUp(kept), setKept);

  // That it was all is said once.
  useEffect(() => {
    if (isOver && kept.as !== '') keep(over(kept));
  });
  useEffect(() => {
    if (isUndone) hide.current?.focus();
  }, [isUndone]);

  const isHiddenElsewhere = kept?.as !== shown && !isOver;
  if (!kept || shown === '' || isHiddenElsewhere) return null;

  const onHide = () => {
    setUndone(false);
    keep(isOver ? over(kept) : hidden(kept, Date.now()));
    setShown('');
    // The button that had the focus is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
    if (isOver) return;
    const undo = () => {
      keep(kept);
      setShown(shown);
      setUndone(true);
    };
    toast(messages.hidden, { text: messages.undo, act: undo });
  };
  return <StepsCard of={kept} only={shown === 'step'} hide={hide} onHide={onHide} />;
}
