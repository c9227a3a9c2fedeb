import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { NewsCard } from '#contract/news/news.ts';
import { Menu } from '#web/components/overlay/menu.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';

interface NewsMenuProps {
  news: NewsCard;
  onDelete: () => void;
  /** Asks why it is reported; absent in lists. */
  onReport?: (() => void) | undefined;
}

/** The actions of a news' creator; where it is read, others may report it. */
export function NewsMenu({ news: { id, communityId, creator, title }, onDelete, onReport }: NewsMenuProps) {
  const navigate = useNavigate();
  const isOwn = useSession().user?.id === creator;
  if (!isOwn && !onReport) return null;
  const own = [
    {
      icon: <Pencil />,
      text: messages.edit,
      onSelect: () => navigate(`/news/edit/${id}`, { state: { communityId } }),
    },
    { icon: <Trash2 />, text: messages.delete, onSelect: onDelete, danger: true },
  ];
  return (
    <Menu
      label={messages.options(title)}
      icon={<Ellipsis />}
      entries={isOwn || !onReport ? own : [{ icon: <Flag />, text: messages.report, onSelect: onReport }]}
    />
  );
}
