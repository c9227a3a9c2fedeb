import { Card } from '#web/components/content/card.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import type { NewDraft } from '#web/parts/forms/owned-draft.ts';
import { standsOf } from '#web/parts/forms/owned-kind.ts';
import { UNSENT } from '#web/parts/sync/queue/places.ts';
import { ThingBadge } from '#web/parts/sync/status/thing-badge.tsx';
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
