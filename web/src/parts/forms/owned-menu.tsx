import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Menu } from '#web/components/overlay/menu.tsx';
import { messages } from './acts-messages.ts';

interface OwnedMenuProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

export const OwnedMenu = ({ name, onEdit, onDelete }: OwnedMenuProps) => (
  <Menu
    label={messages.options(name)}
    icon={<Ellipsis />}
    entries={[
      { icon: <Pencil />, text: messages.edit, onSelect: onEdit },
      {
        icon: <Trash2 />,
        text: messages.delete,
        onSelect: onDelete,
        danger: true,
      },
    ]}
  />
);
