import { TextArea, TextField } from '#web/components/form/field.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import type { TitleProps } from '#web/parts/editor/piece-kind.ts';
import { messages } from './messages.ts';

/** What a lesson is called and about, asked for where it is written. */
export function HeadFields({ draft, isSaving, problems, change }: TitleProps) {
  const { title, description = '', head, edits } = draft;
  // What may have arrived stays as it was sent; of a lesson that is there, a change that arrives twice is the same.
  const common = { readOnly: isLocked(head), disabled: isSaving, autoComplete: 'off' };
  return (
    <div className="editor-head">
      <PageHeader title={edits ? messages.edit : messages.add} />
      <TextField
        label={messages.title}
        name="title"
        value={title}
        error={problems?.['title']}
        {...common}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={messages.description}
        hint={messages.descriptionHint}
        name="description"
        value={description}
        error={problems?.['lessonDesc']}
        {...common}
        onChange={({ target }) => change({ description: target.value })}
      />
    </div>
  );
}
