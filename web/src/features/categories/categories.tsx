import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ManagedCategory } from '#contract/categories.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { Spinner } from '#web/components/state/spinner.tsx';
import { fetchCategory, reloadCategories } from './api.ts';
import { CategoryTable } from './category-table.tsx';
import { messages } from './messages.ts';

const CategoryDialog = lazyPart(async () => (await import('./category-dialog.tsx')).CategoryDialog);
const DeleteCategory = lazyPart(async () => (await import('./delete-category.tsx')).DeleteCategory);

/** What stands over the table; `of` is absent for a new one. */
type Opened = { readonly dialog: 'save' | 'delete'; readonly of?: ManagedCategory };

interface CategoriesProps {
  categories: readonly ManagedCategory[];
  /** Whether they are being asked for again. */
  isLoading: boolean;
}

/** What news and courses are filed under, and what administrators can do with it. */
export function Categories({ categories, isLoading }: CategoriesProps) {
  const [opened, setOpened] = useState<Opened>();
  const [fetching, setFetching] = useState<string>();
  const close = () => setOpened(undefined);

  const edit = async ({ id }: ManagedCategory) => {
    if (fetching) return;
    setFetching(id);
    try {
      setOpened({ dialog: 'save', of: await fetchCategory(id) });
    } catch (error) {
      toastFailure((error as Error).message);
      // It may be gone.
      void reloadCategories();
    }
    setFetching(undefined);
  };
  return (
    <div className="category-page">
      <BackLink to="/dashboard">{messages.back}</BackLink>
      <PageHeader title={messages.title}>
        <Button
          variant="primary"
          icon={<Plus className="icon" aria-hidden="true" />}
          onClick={() => setOpened({ dialog: 'save' })}
        >
          {messages.add}
        </Button>
      </PageHeader>
      {categories.length > 0 ? (
        <CategoryTable
          {...{ categories, fetching }}
          onEdit={(of) => void edit(of)}
          onDelete={(of) => setOpened({ dialog: 'delete', of })}
        />
      ) : (
        <EmptyState drawing="sprout" {...messages.none} />
      )}
      <div className="category-wait" role="status">
        {isLoading && <CategoriesLoading />}
      </div>
      {opened?.dialog === 'save' && <CategoryDialog category={opened.of} onClose={close} />}
      {opened?.dialog === 'delete' && opened.of && <DeleteCategory category={opened.of} onClose={close} />}
    </div>
  );
}

/** Until they are here. */
export function CategoriesLoading() {
  return (
    <>
      <Spinner />
      <span>{messages.loading}</span>
    </>
  );
}
