import { Navigate } from 'react-router-dom';
import { Problem } from '#web/components/state/problem.tsx';
import { useManagedCategories } from '#web/features/categories/api.ts';
import { Categories, CategoriesLoading } from '#web/features/categories/categories.tsx';
import { messages } from '#web/features/categories/messages.ts';
import { isUncertain } from '#web/lib/api/api-error.ts';

/** For administrators: who is refused the list goes to their dashboard, and sees nothing of it before it is here. */
export function CategoriesScreen() {
  const { data, error, isValidating, mutate } = useManagedCategories();

  if (error && !isUncertain(error)) return <Navigate to="/dashboard" replace />;
  if (data) return <Categories categories={data.results} isLoading={isValidating} />;
  if (error)
    return (
      <Problem
        isScreen
        title={messages.failed}
        error={error}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  return (
    <div className="category-wait" role="status">
      <CategoriesLoading />
    </div>
  );
}
