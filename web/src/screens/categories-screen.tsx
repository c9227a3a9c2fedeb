import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { ManagedCategory } from '#contract/resources/categories.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { NotLoaded } from '#web/components/state/problem.tsx';
import { Spinner } from '#web/components/state/spinner.tsx';
import { fetchCategory, reloadCategories, useManagedCategories } from '#web/features/categories/api.ts';
import { CategoryTable } from '#web/features/categories/category-table.tsx';
import { messages } from '#web/features/categories/messages.ts';
import { ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { NeedsCode, needsCode } from '#web/parts/categories/needs-code.tsx';

const CategoryDialog = lazyPart(
  async () => (await import('#web/features/categories/category-dialog.tsx')).CategoryDialog,
);
const DeleteCategory = lazyPart(
  async () => (await import('#web/features/categories/delete-category.tsx')).DeleteCategory,
);

/** For administrators: a member who is refused the list is sent to their dashboard, and sees nothing of it before. */
export function CategoriesScreen() {
  const reply = useManagedCategories();
  const { data, error, isValidating } = reply;

  if (error instanceof ApiError && needsCode(error)) return <NeedsCode error={error} />;
  if (error && !isUncertain(error)) return <Navigate to="/dashboard" replace />;
  if (data) return <Categories categories={data.results} isLoading={isValidating} />;
  if (error) return <NotLoaded of={reply} isScreen title={messages.failed} />;
  return (
    <div className="category-wait row gap-3 soft" role="status">
      <CategoriesLoading />
    </div>
  );
}

/** The dialog over the table; `of` is absent for a new one. */
type Opened = { readonly dialog: 'save' | 'delete'; readonly of?: ManagedCategory };

interface CategoriesProps {
  categories: readonly ManagedCategory[];
  /** Whether they are being loaded again. */
  isLoading: boolean;
}

/** The categories of news and courses, and an administrator's actions on them. */
function Categories({ categories, isLoading }: CategoriesProps) {
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
      // It may be deleted.
      void reloadCategories();
    }
    setFetching(undefined);
  };
  return (
    <div className="category-page">
      <BackLink to="/dashboard">{messages.back}</BackLink>
      <PageHeader title={messages.title}>
        <Button variant="primary" icon={<Plus />} onClick={() => setOpened({ dialog: 'save' })}>
          {messages.add}
        </Button>
      </PageHeader>
      <p className="category-plain soft">{messages.titlePlain}</p>
      {categories.length > 0 ? (
        <CategoryTable
          categories={categories}
          fetching={fetching}
          onEdit={(of) => void edit(of)}
          onDelete={(of) => setOpened({ dialog: 'delete', of })}
        />
      ) : (
        <EmptyState drawing="sprout" {...messages.none} />
      )}
      <div className="category-wait row gap-3 soft" role="status">
        {isLoading && <CategoriesLoading />}
      </div>
      {opened?.dialog === 'save' && <CategoryDialog category={opened.of} onClose={close} />}
      {opened?.dialog === 'delete' && opened.of && <DeleteCategory category={opened.of} onClose={close} />}
    </div>
  );
}

/** While they load. */
const CategoriesLoading = () => (
  <>
    <Spinner />
    <span>{messages.loading}</span>
  </>
);
