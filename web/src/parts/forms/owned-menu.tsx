import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Menu } from '#web/components/overlay/menu.tsx';

const texts = { options: (name: string) => `Options: ${name}`, edit: 'Edit', delete: 'Delete' };

interface OwnedMenuProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

export const OwnedMenu = ({ name, onEdit, onDelete }: OwnedMenuProps) => (
  <Menu
    label={texts.options(name)}
    icon={<Ellipsis />}
    entries={[
      { icon: <Pencil />, text: texts.edit, onSelect: onEdit },
      {
        icon: <Trash2 />,
        text: texts.delete,
        onSelect: onDelete,
        danger: true,
      },
    ]}
  />
);
