import type { Draft } from '#web/parts/editor/draft/draft.ts';
import { type Editing, useDraft } from '#web/parts/editor/keeping/use-draft.ts';
import { useSayKept } from '#web/parts/editor/keeping/use-say-kept.ts';
import type { SavingOptions } from '#web/parts/editor/saving/use-handing-over.ts';
import { type SavingState, useSaving } from '#web/parts/editor/saving/use-saving.ts';

interface EditingOptions extends SavingOptions {
  readonly start: Draft;
}

/** A draft that is written and saved; what is changed of it while it is saved comes back out of the outbox first. */
export function useEditing(options: EditingOptions): { editing: Editing; saving: SavingState } {
  const own = useDraft(options.memberId, options.start);
  const saving = useSaving(own, options);
  useSayKept(own.store);
  const first =
    <Args extends unknown[], Result>(act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      own.store.write();
      saving.takeBack();
      return act(...args);
    };
  const acts = { change: first(own.change), choose: first(own.choose), forget: first(own.forget) };
  return { editing: { ...own, ...acts, draft: saving.draft }, saving };
}
