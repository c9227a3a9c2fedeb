import { Ellipsis, Flag, MessageSquareText, Pencil, Trash2 } from 'lucide-react';
import { Menu, type MenuEntry } from '#web/components/overlay/menu.tsx';
import { messages } from './acts-messages.ts';

interface OwnedMenuProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Where what was reported in it waits; absent where nothing does. */
  reports?: string | undefined;
  /** Where its members are asked something; absent where that stands elsewhere, or it has none. */
  survey?: string | undefined;
  /** What else its owner may do with it. */
  more?: readonly MenuEntry[];
}

export const OwnedMenu = ({ name, onEdit, onDelete, reports, survey, more = [] }: OwnedMenuProps) => (
  <Menu
    label={messages.options(name)}
    icon={<Ellipsis />}
    entries={[
      { icon: <Pencil />, text: messages.edit, onSelect: onEdit },
      ...(reports ? [{ icon: <Flag />, text: messages.reports, to: reports }] : []),
      ...(survey ? [{ icon: <MessageSquareText />, text: messages.survey, to: survey }] : []),
      ...more,
      {
        icon: <Trash2 />,
        text: messages.delete,
        onSelect: onDelete,
        danger: true,
      },
    ]}
  />
);
