import { MapPin } from 'lucide-react';
import { Badge } from '#web/components/content/badge.tsx';
import { Card } from '#web/components/content/card.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { isOpen } from '#web/parts/blocks/keeping/open-drafts.ts';
import { ThingBadge } from '#web/parts/outbox/thing-badge.tsx';
import { useThingAt } from '#web/parts/outbox/use-outbox.ts';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import { OwnedMenu } from '#web/parts/owned/owned-menu.tsx';
import { CircleActions, type CircleActionsProps } from './circle-actions.tsx';
import type { Circle } from './circle-kind.ts';
import { messages } from './messages.ts';

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
  const stands = standsOf(kind, item);
  const thing = useThingAt(stands);
  // What goes out at once is not worth a mark that comes and goes.
  const held = thing?.problem ?? (thing?.kind === kind.noun && !isOpen(thing.id));
  return (
    <Card
      title={name}
      {...(kind.hrefOf && { to: kind.hrefOf(item) })}
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
          {held && <ThingBadge stands={stands} />}
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
