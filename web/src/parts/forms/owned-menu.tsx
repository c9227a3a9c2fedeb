import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { Menu } from '#web/components/overlay/menu.tsx';
import { messages } from './acts-messages.ts';

interface OwnedMenuProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Where what was reported in it waits; absent where nothing does. */
  reports?: string | undefined;
}

export const OwnedMenu = ({ name, onEdit, onDelete, reports }: OwnedMenuProps) => (
  <Menu
    label={messages.options(name)}
    icon={<Ellipsis />}
    entries={[
      { icon: <Pencil />, text: messages.edit, onSelect: onEdit },
      ...(reports ? [{ icon: <Flag />, text: messages.reports, to: reports }] : []),
      {
        icon: <Trash2 />,
        text: messages.delete,
        onSelect: onDelete,
        danger: true,
      },
    ]}
  />
);
