import { useState } from 'react';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { CircleForm, type CircleFormProps } from './circle-form.tsx';
import { type Circle, pathOf } from './circle-kind.ts';
import { messages } from './messages.ts';

/** Makes a circle, or changes one. */
export function CircleDialog<Item extends Circle>(props: CircleFormProps<Item>) {
  const { kind, item, onCancel } = props;
  return (
    <Dialog
      title={item ? kind.texts.edit : kind.texts.create}
      closeLabel={messages.form.close}
      onClose={onCancel}
    >
      {item ? <Existing {...props} item={item} /> : <CircleForm {...props} />}
    </Dialog>
  );
}

/** Lists carry the beginning of a long description alone, and what is kept may be older than the API's. */
function Existing<Item extends Circle>(props: CircleFormProps<Item> & { item: Item }) {
  const { kind, item } = props;
  const { data, error, isValidating, mutate } = useApi(kind.routes.get, pathOf(kind.routes.get, item));
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
