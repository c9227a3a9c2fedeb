import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { NewsDraft } from '#contract/news/news.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { SelectField } from '#web/components/form/choice-fields.tsx';
import { TextField } from '#web/components/form/field.tsx';
import { CategoriesFailed } from '#web/parts/categories/categories-failed.tsx';
import { useCategories } from '#web/parts/categories/use-categories.ts';
import { messages } from '../messages.ts';

export type TitleAndCategory = z.infer<typeof NewsDraft>;

interface TitleFormProps {
  initial?: TitleAndCategory | undefined;
  action: string;
  /** Called with what is typed, before it is checked. */
  onType?: (values: TitleAndCategory) => void;
  onSubmit: (values: TitleAndCategory) => void;
  onCancel: () => void;
}

/** Title and category of a news, as the contract checks them. */
export function TitleForm({ initial, action, onType, onSubmit, onCancel }: TitleFormProps) {
  const { title = '', category = '' } = initial ?? {};
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(NewsDraft),
    defaultValues: { title, category },
  });
  const { errors } = formState;
  const texts = messages.dialog;
  const categories = useCategories();
  // A choice stays, whatever loads.
  const names = new Set([
    ...(categories.known ?? []).map(({ name }) => name),
    ...(category ? [category] : []),
  ]);

  const report = useEffectEvent((values: TitleAndCategory) => onType?.(values));
  useEffect(() => {
    const { unsubscribe } = watch(({ title = '', category = '' }) => report({ title, category }));
    return unsubscribe;
  }, [watch]);

  return (
    <form className="form" noValidate onSubmit={handleSubmit(onSubmit)}>
      <TextField
        label={texts.titleLabel}
        error={errors.title?.message}
        autoComplete="off"
        {...register('title')}
      />
      <SelectField label={texts.categoryLabel} error={errors.category?.message} {...register('category')}>
        <option value="">{texts.chooseCategory}</option>
        {[...names].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <CategoriesFailed text={texts.categoriesFailed} of={categories} />
      <div className="dialog-acts dialog-acts-stay">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="primary">
          {action}
        </Button>
      </div>
    </form>
  );
}
