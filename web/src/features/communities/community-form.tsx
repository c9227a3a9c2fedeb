import { useEffect, useRef } from 'react';
import { type Community, communityCategories } from '#contract/communities.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextArea, TextField } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { ConflictNotice } from '#web/components/state/conflict-notice.tsx';
import { CommunityPicture } from './community-picture.tsx';
import { messages } from './messages.ts';
import { useCommunityForm } from './use-community-form.ts';
import './community-form.css';

interface CommunityFormProps {
  memberId: string;
  /** Absent: it makes a new one. */
  community?: Community | undefined;
  onSaved: (community: Community) => void;
  onCancel: () => void;
}

export function CommunityForm({ memberId, community, onSaved, onCancel }: CommunityFormProps) {
  const { form, picture, isRestored, restarts, conflict, save, discard } = useCommunityForm(
    memberId,
    community,
  );
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const element = useRef<HTMLFormElement>(null);
  const texts = messages.form;
  const failure = errors.root?.message;
  const isOutdated = conflict !== undefined;

  useEffect(() => {
    // On a phone the box on top may be out of sight.
    const dialog = (failure || isOutdated) && element.current?.closest('[role="dialog"]');
    if (dialog) dialog.scrollTop = 0;
  }, [failure, isOutdated]);
  // Also after it has loaded, or begun anew: what had the focus is gone, or was the way out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after each change
  useEffect(() => setFocus('name'), [setFocus, restarts]);

  const submitAs = (version?: number) =>
    handleSubmit(async (fields) => {
      const saved = await save(fields, version);
      if (saved) onSaved(saved);
    })();
  return (
    <form
      ref={element}
      className="form community-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitAs();
      }}
    >
      {failure && !conflict && <FormError>{failure}</FormError>}
      {conflict && (
        <ConflictNotice
          changedAt={conflict.changedAt}
          differences={conflict.differences}
          onTake={conflict.take}
          onKeep={() => {
            conflict.keep();
            void submitAs(conflict.version);
          }}
        />
      )}
      {isRestored && (
        <p className="community-restored">
          {texts.restored}{' '}
          <button type="button" className="link" onClick={discard}>
            {community ? texts.discard : texts.restart}
          </button>
        </p>
      )}
      <TextField label={texts.name} autoComplete="off" error={errors.name?.message} {...register('name')} />
      <TextArea
        label={texts.description}
        rows={3}
        error={errors.description?.message}
        {...register('description')}
      />
      <SelectField label={texts.category} optional error={errors.category?.message} {...register('category')}>
        <option value="">{texts.selectCategory}</option>
        {communityCategories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <CommunityPicture community={community} picture={picture} />
      <Checkbox label={texts.autoFollow} hint={texts.autoFollowHint} {...register('auto_follow')} />
      <div className="dialog-acts">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={isSubmitting}
          busyText={texts.saving}
          disabled={picture.isBusy}
        >
          {community ? texts.save : messages.create}
        </Button>
      </div>
    </form>
  );
}
