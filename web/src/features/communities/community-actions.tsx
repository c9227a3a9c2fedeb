import { Plus } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import type { CommunityCardProps } from './community-card.tsx';
import { messages } from './messages.ts';

type CommunityActionsProps = Pick<CommunityCardProps, 'community' | 'onFollow' | 'onVisit'>;

/** Join, then Unfollow and Visit; where one cannot leave, Visit alone. */
export function CommunityActions({ community, onFollow, onVisit }: CommunityActionsProps) {
  const { name, isFollowed, isCreator, auto_follow } = community;
  const isIn = isFollowed === '1' || isCreator === 'true';
  const canLeave = isCreator === 'false' && !auto_follow;
  const [isOpening, setOpening] = useState(false);
  const keepFocus = useKeptFocus(isIn);

  const visit = async () => {
    setOpening(true);
    await onVisit(community);
    setOpening(false);
  };
  return (
    <>
      {(!isIn || canLeave) && (
        // One button with two faces, so that it keeps the focus.
        <Button
          {...keepFocus}
          variant={isIn ? 'quiet' : 'primary'}
          small
          icon={isIn ? undefined : <Plus className="icon" aria-hidden="true" />}
          aria-label={messages.of(isIn ? messages.unfollow : messages.join, name)}
          onClick={once(() => onFollow(community))}
        >
          {isIn ? messages.unfollow : messages.join}
        </Button>
      )}
      {isIn && (
        <Button
          {...keepFocus}
          variant="soft"
          small
          aria-label={messages.of(messages.visit, name)}
          busy={isOpening}
          busyText={messages.opening}
          onClick={once(visit)}
        >
          {messages.visit}
        </Button>
      )}
    </>
  );
}

/** The second press of a double one would hit what the first has put there. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** For buttons of which one takes the place of the other: the focus of the one that goes is the other one's. */
function useKeptFocus(change: unknown) {
  const hadFocus = useRef(false);
  const last = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after each change
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) last.current?.focus();
  }, [change]);

  return {
    ref: (button: HTMLButtonElement | null) => {
      if (button) last.current = button;
    },
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
