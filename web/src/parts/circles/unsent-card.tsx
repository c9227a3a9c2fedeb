import { Card } from '#web/components/content/card.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { UNSENT } from '#web/parts/outbox/places.ts';
import { ThingBadge } from '#web/parts/outbox/thing-badge.tsx';
import type { NewDraft } from '#web/parts/owned/owned-draft.ts';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import type { Circle, CircleKind } from './circle-kind.ts';

/** One that has not arrived; it leads to where one sees why. */
export function UnsentCard<Item extends Circle>({
  kind,
  unsent,
}: {
  kind: CircleKind<Item>;
  unsent: NewDraft;
}) {
  const { category, description } = unsent.draft as { category?: string; description?: string };
  return (
    <Card
      title={kind.nameOf(unsent.draft as unknown as Item)}
      to={UNSENT}
      {...{ [kind.look]: kind.pictureOf(undefined) }}
      meta={
        <>
          {category && (
            <Meta>
              <span>{category}</span>
            </Meta>
          )}
          <div className="unsent-circle-badge">
            <ThingBadge stands={standsOf(kind, unsent)} />
          </div>
        </>
      }
      text={description ?? ''}
    />
  );
}
