import { Ellipsis, Globe, Lock, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { Menu } from '#web/components/overlay/menu.tsx';
import { NameDialog } from '#web/components/overlay/name-dialog.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { remove, renameCollection, share } from './changes.ts';
import { messages } from './messages.ts';
import { refusalOf } from './new-collection.tsx';

interface CollectionMenuProps {
  id: string;
  title: string;
  isPublic: boolean;
}

/** What its member does with a collection. */
export function CollectionMenu({ id, title, isPublic }: CollectionMenuProps) {
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  const toggle = () => {
    share({ id, title }, !isPublic);
    toast((isPublic ? messages.nowHidden : messages.nowShared)(title));
  };
  const text = messages.removal.text(title);
  return (
    <>
      <Menu
        label={messages.options}
        icon={<Ellipsis className="icon" aria-hidden="true" />}
        entries={[
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
        <NameDialog
          title={messages.rename}
          action={messages.rename}
          was={title}
          note={null}
          refusalOf={refusalOf}
          onName={(name) => {
            if (name !== title) void renameCollection({ id }, name);
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
            remove({ id, title });
            navigate('/mylibrary', { replace: true });
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
