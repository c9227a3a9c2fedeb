import { CollectionDraft } from '#contract/resources/collections.ts';
import { NameDialog } from '#web/components/overlay/name-dialog.tsx';
import { messages } from './messages.ts';

const refusalOf = (name: string): string | undefined =>
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

/** Asks how a collection is called from now on. */
export const RenameCollection = ({ was, ...props }: NewCollectionProps & { was: string }) => (
  <NameDialog
    title={messages.rename}
    action={messages.rename}
    was={was}
    note={null}
    refusalOf={refusalOf}
    {...props}
  />
);
