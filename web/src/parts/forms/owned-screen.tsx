import { Plus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { useOpenedBy } from '#web/components/overlay/use-opened-by.ts';
import { PageHeader } from '#web/components/page/page-header.tsx';
import type { Touched } from '#web/components/state/lazy-part.tsx';

/** Properties of a form over a list. */
export interface FormProps<Saved> {
  /** Absent for a new one. */
  of?: { readonly id: string } | undefined;
  /** For a new one, the name that the device gave it, where it was begun before. */
  begun?: string | undefined;
  onClose: () => void;
  onSaved: (saved: Saved) => void;
  /** The save is kept on this device and will be sent. @default `onClose` */
  onKept?: (() => void) | undefined;
}

interface OwnedScreenProps<Saved> {
  title: string;
  search: { readonly label: string; readonly value: string; readonly onSearch: (words: string) => void };
  add: string;
  form: (props: FormProps<Saved>) => ReactNode;
  /** Where the form is a chunk of its own. */
  touched?: Touched;
  /** A new one has arrived; without it, one waits on this device. */
  onAdded: (saved: Saved | undefined, close: () => void) => void;
  /** Whether existing items are changed over the list, too. @default false */
  isEditedHere?: boolean;
  /** The lists; the first argument opens the form of a new item, the second that of an existing one. */
  children: (add: () => void, edit: (id: string) => void) => ReactNode;
}

/** Lists of what members make, below a search, with the form over them that the address opens: `?add`, `?edit=<id>`. */
export function OwnedScreen<Saved>(props: OwnedScreenProps<Saved>) {
  const { title, search, add, form, touched, onAdded, isEditedHere = false, children } = props;
  const adding = useOpenedBy('add');
  const editing = useOpenedBy('edit');

  return (
    <>
      <PageHeader title={title}>
        <SearchBox {...search} />
        <Button {...touched} variant="primary" icon={<Plus />} onClick={adding.open}>
          {add}
        </Button>
      </PageHeader>
      {children(adding.open, editing.openAt)}
      {adding.isOpen &&
        form({
          begun: adding.value,
          onClose: adding.close,
          onSaved: (saved) => onAdded(saved, adding.close),
          onKept: () => onAdded(undefined, adding.close),
        })}
      {isEditedHere && editing.value !== undefined && (
        <Fragment key={editing.value}>
          {form({ of: { id: editing.value }, onClose: editing.close, onSaved: editing.close })}
        </Fragment>
      )}
    </>
  );
}
