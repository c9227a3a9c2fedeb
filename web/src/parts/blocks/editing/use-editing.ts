import type { Draft } from '#web/parts/blocks/draft/draft.ts';
import type { Elsewhere } from '#web/parts/blocks/elsewhere/elsewhere.ts';
import { type Editing, useDraft } from '#web/parts/blocks/keeping/use-draft.ts';
import { useSayKept } from '#web/parts/blocks/keeping/use-say-kept.ts';
import { type SavingState, useSaving } from '#web/parts/blocks/saving/use-saving.ts';

interface EditingOptions {
  readonly memberId: string;
  readonly place: string;
  readonly start: Draft;
  readonly elsewhere?: Elsewhere | undefined;
  readonly onSaved: (pieceId: string, place: string) => void;
}

/** A draft that is written and saved; what is changed of it while it is saved comes back out of the outbox first. */
export function useEditing(options: EditingOptions): { editing: Editing; saving: SavingState } {
  const own = useDraft(options.memberId, options.start);
  const saving = useSaving(own, options.place, options.onSaved, options.elsewhere);
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
