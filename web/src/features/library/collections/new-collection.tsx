import { CollectionDraft } from '#contract/collections.ts';
import { NameDialog } from '#web/components/overlay/name-dialog.tsx';
import { messages } from './messages.ts';

export const refusalOf = (name: string): string | undefined =>
  CollectionDraft.shape.title.safeParse(name).error?.issues[0]?.message;

interface NewCollectionProps {
  onName: (title: string) => void;
  onClose: () => void;
}

export const NewCollection = (props: NewCollectionProps) => (
  <NameDialog
    title={messages.newCollection}
    note={<p className="soft">{messages.newText}</p>}
    refusalOf={refusalOf}
    {...props}
  />
);
