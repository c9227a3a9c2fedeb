import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';
import { ownedDrafts } from './owned-draft.ts';
import { codeOf, type Owned, type OwnedField, type OwnedKind, pathOf } from './owned-kind.ts';
import './owned-form.css';

interface OwnedDialogProps<Item extends Owned> {
  kind: OwnedKind<Item>;
  isNew: boolean;
  /** The item, or where a new one is made, by the names of its row's path parameters. */
  of: { readonly id: string };
  onClose: () => void;
  /** The form; for an existing item once that has loaded. */
  children: (item: Item | undefined, isDeleted: boolean) => ReactNode;
}

export function OwnedDialog<Item extends Owned>(props: OwnedDialogProps<Item>) {
  const { kind, isNew, onClose, children } = props;
  return (
    <Dialog title={isNew ? kind.texts.create : kind.texts.edit} onClose={onClose}>
      {isNew ? children(undefined, false) : <Existing {...props} />}
    </Dialog>
  );
}

/**
 * Lists have only the beginning of a long description, and kept replies may be outdated, so the API is asked first.
 * Without an answer the kept one is changed; its version tells whether it was the last.
 */
function Existing<Item extends Owned>({ kind, of, children }: OwnedDialogProps<Item>) {
  const { get } = kind.routes;
  const memberId = useSession().user?.id ?? '';
  const [begun] = useState(() => begunWith(kind, memberId, of));
  const { data, error, isValidating, mutate } = useApi(get, pathOf(get, of));
  const [whole, setWhole] = useState<Item>();
  const [isKept, setKept] = useState(data !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of what was kept as it was opened
  useEffect(() => {
    if (isKept) void mutate().finally(() => setKept(false));
  }, []);
  const isDeleted = error?.code === codeOf(kind, 'missing');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when that is known
  useEffect(() => {
    if (isDeleted) kind.forget(of.id);
  }, [isDeleted]);
  const isLast = !error || error.code === 'network.unreachable';
  if (!whole && !isKept && data && !isValidating && isLast) setWhole(data);

  if (whole) return children(whole, false);
  if (isDeleted && begun) return children(begun, true);
  if (error)
    return (
      <Problem title={kind.texts.notLoaded} error={error} retry={() => void mutate()} busy={isValidating} />
    );
  return <FormSkeleton label={messages.loading} fields={kind.fields} />;
}

export const FormSkeleton = ({ label, fields }: { label: string; fields: readonly OwnedField[] }) => (
  <Loading label={label}>
    <div className="form owned-form">
      {fields.map((field) => (
        <Skeleton key={field.label} shape="picture" className={`owned-sk owned-sk-${field.as}`} />
      ))}
      <Skeleton shape="picture" className="owned-sk" />
    </div>
  </Loading>
);

/** The item as its kept form began: all that is left of a deleted one. */
function begunWith<Item extends Owned>(kind: OwnedKind<Item>, memberId: string, of: { readonly id: string }) {
  const base = ownedDrafts(kind).readDraft(memberId, of)?.base;
  return base && ({ ...of, ...base } as unknown as Item);
}
