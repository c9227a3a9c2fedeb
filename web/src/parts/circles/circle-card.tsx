import { MapPin } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '#web/components/content/badge.tsx';
import { Card } from '#web/components/content/card.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { OwnedMenu } from '#web/parts/forms/owned-menu.tsx';
import { CircleActions, type CircleActionsProps } from './circle-actions.tsx';
import type { Circle } from './circle-kind.ts';
import { HeldBadge } from './held-badge.tsx';
import { messages } from './messages.ts';
import { usePageLink } from './use-page-link.ts';

export interface CircleCardProps<Item extends Circle> extends CircleActionsProps<Item> {
  /** Whether nothing else is on the page. */
  isOnly: boolean;
  onEdit: (item: Item) => void;
  onDelete: (item: Item, isOnly: boolean) => void;
}

/** A circle; whoever made it may change and delete it. It is drawn anew when it changes, not when its list does. */
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
      {...{ [kind.look]: kind.pictureOf(item) }}
      meta={
        <>
          <Meta>
            {category && <span>{category}</span>}
            <span>{messages.followers(followersCount)}</span>
          </Meta>
          {note && <p className="circle-note clamp">{note}</p>}
          {kind.isCurrent?.(item) && (
            <div>
              <Badge tone="primary" icon={<MapPin className="icon" aria-hidden="true" />}>
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
        isCreator === 'true' && (
          <OwnedMenu name={name} onEdit={() => onEdit(item)} onDelete={() => onDelete(item, isOnly)} />
        )
      }
    />
  );
}
