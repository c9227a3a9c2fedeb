import { Ellipsis, Globe, Lock, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CollectionOf } from '#contract/resources/collections.ts';
import { Menu, type MenuEntry } from '#web/components/overlay/menu.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { remove, renameCollection, share } from './changes.ts';
import { messages } from './messages.ts';
import { placeOwn } from './places.ts';

const Rename = lazyPart(async () => (await import('./name-collection.tsx')).RenameCollection);
const Confirm = lazyPart(async () => (await import('#web/components/overlay/confirm.tsx')).Confirm);

interface CollectionMenuProps {
  of: CollectionOf;
  id: string;
  title: string;
  isPublic: boolean;
  /** What else is done with one of this sort. */
  more?: readonly MenuEntry[];
}

/** What its member does with a collection. */
export function CollectionMenu({ of, id, title, isPublic, more = [] }: CollectionMenuProps) {
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  const toggle = () => {
    share({ of, id, title }, !isPublic);
    toast((isPublic ? messages.nowHidden : messages.nowShared)(title));
  };
  const text = messages.removal.text(title, messages.of[of].stay);
  return (
    <>
      <Menu
        label={messages.options}
        icon={<Ellipsis className="icon" aria-hidden="true" />}
        entries={[
          ...more,
          {
            icon: isPublic ? <Lock /> : <Globe />,
            text: isPublic ? messages.hide : messages.share,
            onSelect: toggle,
          },
          { icon: <Pencil />, text: messages.rename, onSelect: () => setOpen('rename') },
          { icon: <Trash2 />, text: messages.remove, onSelect: () => setOpen('remove'), danger: true },
        ]}
      />
      {open === 'rename' && (
        <Rename
          was={title}
          onName={(name) => {
            if (name !== title) void renameCollection({ of, id }, name);
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <Confirm
          title={messages.removal.title}
          text={text}
          confirmLabel={messages.remove}
          onConfirm={() => {
            remove({ of, id, title });
            navigate(placeOwn[of], { replace: true });
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
