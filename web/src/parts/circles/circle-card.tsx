import { MapPin } from 'lucide-react';
import { Badge } from '#web/components/content/badge.tsx';
import { Card } from '#web/components/content/card.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { OwnedMenu } from '#web/parts/owned/owned-menu.tsx';
import { CircleActions, type CircleActionsProps } from './circle-actions.tsx';
import type { Circle } from './circle-kind.ts';
import { HeldBadge } from './held-badge.tsx';
import { messages } from './messages.ts';
import { usePageLink } from './use-page-link.ts';

export interface CircleCardProps<Item extends Circle> extends CircleActionsProps<Item> {
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

/** A circle; whoever made it may change and delete it. */
export function CircleCard<Item extends Circle>({ onEdit, onDelete, ...acts }: CircleCardProps<Item>) {
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
          <OwnedMenu name={name} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)} />
        )
      }
    />
  );
}
