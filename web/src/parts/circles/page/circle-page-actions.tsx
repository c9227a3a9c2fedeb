import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { once } from '#web/components/buttons/kept-focus.ts';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { call } from '#web/lib/api/api.ts';
import type { CircleKind } from '#web/parts/circles/circle-kind.ts';
import { followHere } from '#web/parts/circles/follow.ts';
import type { InnerCircle } from '#web/parts/circles/inner-kind.ts';
import { useDialogsAhead } from '#web/parts/circles/lazy-dialogs.ts';
import { messages } from '#web/parts/circles/messages.ts';
import type { DeleteOwnedProps } from '#web/parts/forms/delete-owned.tsx';
import { pathOf } from '#web/parts/forms/owned-kind.ts';

const DeleteOwned = lazyPart(async () => (await import('#web/parts/forms/delete-owned.tsx')).DeleteOwned) as <
  Item extends InnerCircle,
>(
  props: DeleteOwnedProps<Item>,
) => ReactNode;

interface CirclePageActionsProps<Item extends InnerCircle> {
  kind: CircleKind<Item>;
  item: Item;
  /** Where one goes when it is deleted. */
  list: string;
  onEdit: () => void;
}

/** Follow, then Unfollow; its creator changes and deletes it instead. */
export function CirclePageActions<Item extends InnerCircle>(props: CirclePageActionsProps<Item>) {
  const { kind, item } = props;
  const { isFollowed, isCreator } = item;
  if (isCreator === 'true') return <OwnActions {...props} />;
  const isIn = isFollowed === '1';
  return (
    <Button
      variant={isIn ? 'quiet' : 'primary'}
      icon={isIn ? undefined : <Plus className="icon" aria-hidden="true" />}
      onClick={once(() => followHere(kind, item))}
    >
      {isIn ? messages.unfollow : kind.texts.follow}
    </Button>
  );
}

function OwnActions<Item extends InnerCircle>({ kind, item, list, onEdit }: CirclePageActionsProps<Item>) {
  const { texts, routes, nameOf } = kind;
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  useDialogsAhead();
  return (
    <>
      <Button variant="primary" icon={<Pencil className="icon" aria-hidden="true" />} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button
        className="btn-warn"
        icon={<Trash2 className="icon" aria-hidden="true" />}
        onClick={() => setDeleting(true)}
      >
        {messages.delete}
      </Button>
      <Suspense fallback={null}>
        {isDeleting && (
          <DeleteOwned
            {...{ kind, of: item }}
            texts={{ text: texts.removal.text(nameOf(item)), done: messages.form.deleted(nameOf(item)) }}
            remove={() => call(routes.remove, pathOf(routes.remove, item))}
            onDeleted={() => navigate(list, { replace: true })}
            onClose={() => setDeleting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
