import { type SubmitEvent, useRef, useState } from 'react';
import { courses } from '#contract/courses/courses.ts';
import { news } from '#contract/news/news.ts';
import type { ManagedCategory } from '#contract/resources/categories.ts';
import type { Route } from '#contract/route.ts';
import { useWork } from '#web/components/buttons/use-work.ts';
import { TextField } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { refresh } from '#web/lib/api/replies.tsx';
import { newKey } from '#web/lib/api/request.ts';
import { fetchCategory, reloadCategories, saveCategory } from './api.ts';
import { messages } from './messages.ts';

interface CategoryDialogProps {
  /** Absent for a new one. */
  category: ManagedCategory | undefined;
  onClose: () => void;
}

/** Asks for a category's name, and saves it; what is typed stays until that is done. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const [name, setName] = useState(category?.name ?? '');
  /** Why this name cannot be taken. */
  const [refused, setRefused] = useState<string>();
  const [known, setKnown] = useState(category);
  const { isBusy, error, work } = useWork({
    isLast: true,
    onFailed: (failure) => isTaken(failure) && refuse(failure.message),
  });
  const form = useRef<HTMLFormElement>(null);
  // A lost answer may have had its effect: the same name is sent under the same key.
  const sent = useRef({ name: '', key: '' });
  const act = category ? messages.update : messages.create;

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (!wanted) return refuse(messages.required);
    void work(async () => {
      setRefused(undefined);
      if (sent.current.name !== wanted) sent.current = { name: wanted, key: newKey() };
      const saved = await saveCategory(wanted, known, sent.current.key).catch(async (failure) => {
        throw await said(failure).catch(() => failure);
      });
      void reloadCategories();
      if (category) reloadFiled();
      toast(category ? messages.updated(saved.name) : messages.created(saved.name));
      onClose();
    });
  };
  const refuse = (why: string) => {
    setRefused(why);
    const field = form.current?.querySelector('input');
    field?.focus();
    field?.select();
  };
  /** Shows another administrator's change; the next press overwrites it. */
  const said = async (failure: ApiError): Promise<Error> => {
    if (!category || failure.code !== 'category.changed') return failure;
    const now = await fetchCategory(category.id);
    void reloadCategories();
    setKnown(now);
    sent.current = { name: '', key: '' };
    return new Error(messages.changed(now.name));
  };
  return (
    <Dialog title={act} onClose={onClose}>
      <form ref={form} className="form" noValidate onSubmit={save}>
        {error && !refused && !isTaken(error) && <FormError>{error.message}</FormError>}
        <TextField
          label={messages.field}
          placeholder={messages.placeholder}
          autoComplete="off"
          maxLength={200}
          value={name}
          error={refused}
          onChange={({ target }) => {
            setName(target.value);
            setRefused(undefined);
          }}
        />
        <DialogActs busy={isBusy} busyText={messages.sending} onClose={onClose}>
          {act}
        </DialogActs>
      </form>
    </Dialog>
  );
}

/** What stands beside the field. */
const isTaken = (failure: Error) => (failure as ApiError).code === 'category.exists';

/** After a rename: kept replies of what has the category are outdated. */
function reloadFiled(): void {
  const filed: readonly Pick<Route, 'path' | 'output'>[] = [
    news.listNews,
    news.searchNews,
    news.getNews,
    courses.listCourses,
    courses.listUserCourses,
    courses.getCourse,
  ];
  for (const route of filed) void refresh(route);
}
