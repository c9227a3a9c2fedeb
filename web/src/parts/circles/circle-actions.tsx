import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { once, useKeptFocus } from '#web/components/buttons/kept-focus.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import type { Circle, CircleKind } from './circle-kind.ts';
import { messages } from './messages.ts';
import { usePageLink } from './use-page-link.ts';

export interface CircleActionsProps<Item extends Circle> {
  kind: CircleKind<Item>;
  item: Item;
  onFollow: (item: Item) => void;
  /** Ends when it is there, or has failed and was said. */
  onVisit: (item: Item) => Promise<void>;
}

/** Follow, then Unfollow and Visit; where one cannot leave, Visit alone. */
export function CircleActions<Item extends Circle>({
  kind,
  item,
  onFollow,
  onVisit,
}: CircleActionsProps<Item>) {
  const { isFollowed, isCreator, auto_follow } = item;
  const { nameOf, texts } = kind;
  const link = usePageLink(kind, item);
  const name = nameOf(item);
  const isIn = isFollowed === '1' || isCreator === 'true';
  const canLeave = isCreator === 'false' && !auto_follow;
  const [isOpening, setOpening] = useState(false);
  const keepFocus = useKeptFocus(isIn);

  const visit = async () => {
    setOpening(true);
    await onVisit(item);
    setOpening(false);
  };
  const follow = isIn ? messages.unfollow : texts.follow;
  const visiting = { variant: 'soft', small: true, 'aria-label': messages.of(messages.visit, name) } as const;
  return (
    <>
      {(!isIn || canLeave) && (
        // One button with two faces, so that it keeps the focus.
        <Button
          {...keepFocus}
          variant={isIn ? 'quiet' : 'primary'}
          small
          icon={isIn ? undefined : <Plus className="icon" aria-hidden="true" />}
          aria-label={messages.of(follow, name)}
          onClick={once(() => onFollow(item))}
        >
          {follow}
        </Button>
      )}
      {isIn &&
        (link ? (
          <LinkButton {...keepFocus} {...visiting} {...link}>
            {messages.visit}
          </LinkButton>
        ) : (
          <Button
            {...keepFocus}
            {...visiting}
            busy={isOpening}
            busyText={messages.opening}
            onClick={once(visit)}
          >
            {messages.visit}
          </Button>
        ))}
    </>
  );
}
