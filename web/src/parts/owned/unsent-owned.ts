import { Card } from '#web/components/content/card.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { UNSENT } from '#web/parts/outbox/places.ts';
import { getOutbox } from '#web/parts/outbox/store.ts';
import { ThingBadge } from '#web/parts/outbox/thing-badge.tsx';
import { useOutbox } from '#web/parts/outbox/use-outbox.ts';
import { circleDrafts, type NewDraft, nameNew } from './circle-draft.ts';
import { type Circle, type CircleKind, standsOf } from './circle-kind.ts';

/** Whether it waits; until the outbox is read, what its draft says, which is known at once. */
function isOut<Item extends Circle>(kind: CircleKind<Item>, { id, draft }: NewDraft): boolean {
  const { things } = getOutbox();
  if (!things) return draft.isOut === true;
  return things.some((thing) => thing.id === standsOf(kind, { id }) && thing.state !== 'sent');
}

/** The new one that the member began and did not hand over, or a name for another one. */
export const begunIn = <Item extends Circle>(kind: CircleKind<Item>, memberId: string): string =>
  circleDrafts(kind)
    .readNew(memberId)
    .find((each) => !isOut(kind, each))?.id ?? nameNew();

/** The member's own new ones that have not arrived, the last first. */
export function useUnsent<Item extends Circle>(kind: CircleKind<Item>, memberId: string): NewDraft[] {
  useOutbox();
  // Read with each render: in the same one in which it arrives on the list it goes from here.
  return circleDrafts(kind)
    .readNew(memberId)
    .filter((each) => isOut(kind, each));
}

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
