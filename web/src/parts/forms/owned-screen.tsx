import { Plus } from 'lucide-react';
import { Fragment, type ReactNode, useEffect } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { useOpenedBy } from '#web/components/overlay/use-opened-by.ts';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { sparesData } from '#web/lib/saves-data.ts';

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
  fetchForm: () => Promise<void>;
  /** A new one has arrived; without it, one waits on this device. */
  onAdded: (saved: Saved | undefined, close: () => void) => void;
  /** Whether existing items are changed over the list, too. @default false */
  isEditedHere?: boolean;
  /** The lists; the first argument opens the form of a new item, the second that of an existing one. */
  children: (add: () => void, edit: (id: string) => void) => ReactNode;
}

/** Milliseconds until the form is fetched: on a slow phone the lists and their pictures come first. */
const FORM_DELAY_MS = 3000;

/** Lists of what members make, below a search, with the form over them that the address opens: `?add`, `?edit=<id>`. */
export function OwnedScreen<Saved>(props: OwnedScreenProps<Saved>) {
  const { title, search, add, form, fetchForm, onAdded, isEditedHere = false, children } = props;
  const adding = useOpenedBy('add');
  const editing = useOpenedBy('edit');

  useEffect(() => {
    if (sparesData()) return;
    const timer = setTimeout(() => void fetchForm(), FORM_DELAY_MS);
    return () => clearTimeout(timer);
  }, [fetchForm]);

  return (
    <>
      <PageHeader title={title}>
        <SearchBox {...search} />
        <Button variant="primary" icon={<Plus />} onClick={adding.open}>
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
