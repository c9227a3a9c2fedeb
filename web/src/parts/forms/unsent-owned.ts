import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { useOfOutbox } from '#web/parts/sync/queue/use-outbox.ts';
import { type NewDraft, nameNew, ownedDrafts } from './owned-draft.ts';
import { type Owned, type OwnedKind, standsOf } from './owned-kind.ts';

/** Whether it waits; until the outbox is read, what its draft says, which is known at once. */
function isOut<Item extends Owned>(kind: OwnedKind<Item>, { id, draft }: NewDraft): boolean {
  const { things } = getOutbox();
  if (!things) return draft.isOut === true;
  return things.some((thing) => thing.id === standsOf(kind, { id }) && thing.state !== 'sent');
}

/** The new one that the member began in a place and did not hand over, by its name on the device. */
export const findBegun = <Item extends Owned>(
  kind: OwnedKind<Item>,
  memberId: string,
  scope: object = {},
): string | undefined =>
  ownedDrafts(kind)
    .readNew(memberId, scope)
    .find((each) => !isOut(kind, each))?.id;

/** The same, or a name for another one. */
export const begunIn = <Item extends Owned>(kind: OwnedKind<Item>, memberId: string, scope = {}): string =>
  findBegun(kind, memberId, scope) ?? nameNew();

/** The member's own new ones of a place that have not arrived, the last first. */
export function useUnsent<Item extends Owned>(
  kind: OwnedKind<Item>,
  memberId: string,
  scope: object = {},
): NewDraft[] {
  useOfOutbox(({ things }) =>
    things
      ?.filter(({ kind: of, state }) => of === kind.noun && state !== 'sent')
      .map(({ id }) => id)
      .join(),
  );
  // Read with each render: in the same one in which it arrives on the list it goes from here.
  return ownedDrafts(kind)
    .readNew(memberId, scope)
    .filter((each) => isOut(kind, each));
}
