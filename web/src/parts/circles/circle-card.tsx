import { MapPin, Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { type LinkProps, useLocation } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { once, useKeptFocus } from '#web/components/buttons/kept-focus.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { Card } from '#web/components/content/card.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { smallUrl } from '#web/lib/media/small-url.ts';
import type { Circle, CircleKind } from './circle-kind.ts';
import { HeldBadge } from './held-badge.tsx';
import { messages } from './messages.ts';
import { OwnMenu } from './own-menu.tsx';

interface CircleActionsProps<Item extends Circle> {
  kind: CircleKind<Item>;
  item: Item;
  onFollow: (item: Item) => void;
  /** Resolves when the visit is there, or has failed and was reported. */
  onVisit: (item: Item) => Promise<void>;
}

export interface CircleCardProps<Item extends Circle> extends CircleActionsProps<Item> {
  /** Whether nothing else is on the page. */
  isOnly: boolean;
  onEdit: (item: Item) => void;
  onDelete: (item: Item, isOnly: boolean) => void;
}

/** A circle; its creator may change and delete it. It renders when it changes, and not when its list does. */
export const CircleCard = memo(Drawn) as typeof Drawn;

function Drawn<Item extends Circle>({ isOnly, onEdit, onDelete, ...acts }: CircleCardProps<Item>) {
  const { kind, item } = acts;
  const { category, description, followersCount, isCreator } = item;
  const name = kind.nameOf(item);
  const note = kind.noteOf?.(item);
  return (
    <Card
      title={name}
      {...usePageLink(kind, item)}
      mark={kind.pictureOf(item, smallUrl)}
      meta={
        <>
          <Meta>
            {category && <span>{category}</span>}
            <span>{messages.followers(followersCount)}</span>
          </Meta>
          {note && <p className="circle-note clamp">{note}</p>}
          {kind.isCurrent?.(item) && (
            <div>
              <Badge tone="primary" icon={<MapPin />}>
                {messages.here}
              </Badge>
            </div>
          )}
          {isCreator === 'true' && kind.texts.yours && (
            <div>
              <Badge tone="primary">{kind.texts.yours}</Badge>
            </div>
          )}
          <HeldBadge kind={kind} item={item} />
        </>
      }
      text={description}
      actions={<CircleActions {...acts} />}
      corner={
        isCreator !== 'true' ? (
          kind.Others && <kind.Others item={item} />
        ) : (
          <OwnMenu
            kind={kind}
            item={item}
            onEdit={() => onEdit(item)}
            onDelete={() => onDelete(item, isOnly)}
          />
        )
      }
    />
  );
}

/** Follow, then Unfollow and Visit; Visit alone for its creator, who cannot leave. */
function CircleActions<Item extends Circle>({ kind, item, onFollow, onVisit }: CircleActionsProps<Item>) {
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
        // One button with two states, so that it keeps the focus.
        <Button
          {...keepFocus}
          variant={isIn ? 'quiet' : 'primary'}
          small
          icon={isIn ? undefined : <Plus />}
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

/** The address of a circle's own page, which leads back to this list as it is; undefined where there is none. */
function usePageLink<Item extends Circle>(
  { hrefOf }: CircleKind<Item>,
  item: Item,
): Pick<LinkProps, 'to' | 'state'> | undefined {
  const { pathname, search } = useLocation();
  return hrefOf && { to: hrefOf(item), state: { list: pathname + search } };
}
