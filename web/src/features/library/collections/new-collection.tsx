import { NameDialog } from '#web/components/overlay/name-dialog.tsx';
import { messages } from './messages.ts';

const MAX_NAME_LENGTH = 200;

export function refusalOf(name: string): string | undefined {
  if (name === '') return messages.noName;
  return name.length > MAX_NAME_LENGTH ? messages.nameTooLong(MAX_NAME_LENGTH) : undefined;
}

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
