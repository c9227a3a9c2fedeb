import type { ManagedCategory } from '#contract/resources/categories.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { DeleteDialog } from '#web/parts/forms/delete-dialog.tsx';
import { deleteCategory, reloadCategories } from './api.ts';
import { messages } from './messages.ts';

interface DeleteCategoryProps {
  category: ManagedCategory;
  onClose: () => void;
}

/** Asks before a category is deleted; one in use stays, and the dialog says what uses it. */
export const DeleteCategory = ({ category: { id, name }, onClose }: DeleteCategoryProps) => (
  <DeleteDialog
    text={messages.deletion(name)}
    confirm={messages.confirm}
    missing="category.missing"
    remove={() => deleteCategory(id)}
    onDeleted={() => {
      void reloadCategories();
      toast(messages.deleted(name));
      onClose();
    }}
    onClose={onClose}
  />
);
