import { useState } from 'react';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { CircleForm, type CircleFormProps } from './circle-form.tsx';
import { type Circle, pathOf } from './circle-kind.ts';
import { messages } from './messages.ts';

export interface CircleDialogProps<Item extends Circle> extends Omit<CircleFormProps<Item>, 'item'> {
  isNew: boolean;
}

/** Makes a circle, or changes one. */
export function CircleDialog<Item extends Circle>(props: CircleDialogProps<Item>) {
  const { kind, isNew, onCancel } = props;
  return (
    <Dialog
      title={isNew ? kind.texts.create : kind.texts.edit}
      closeLabel={messages.form.close}
      onClose={onCancel}
    >
      {isNew ? <CircleForm {...props} /> : <Existing {...props} />}
    </Dialog>
  );
}

/** Lists carry the beginning of a long description alone, and what is kept may be older than the API's. */
function Existing<Item extends Circle>(props: CircleDialogProps<Item>) {
  const { kind, of, scope } = props;
  const { data, error, isValidating, mutate } = useApi(
    kind.routes.get,
    pathOf(kind.routes.get, { ...scope, ...of }),
  );
  const [whole, setWhole] = useState<Item>();
  if (!whole && data && !isValidating && !error) setWhole(data);

  if (whole) return <CircleForm {...props} item={whole} />;
  if (error)
    return (
      <Problem title={kind.texts.notLoaded} error={error} retry={() => void mutate()} busy={isValidating} />
    );
  return (
    <Loading label={messages.loading}>
      <div className="form circle-form">
        {kind.fields.map(({ as, label }) => (
          <Skeleton key={label} shape="picture" className={`circle-sk-${as}`} />
        ))}
        <Skeleton shape="picture" className="circle-sk-text" />
      </div>
    </Loading>
  );
}
