import { useState } from 'react';
import { type Community, communities } from '#contract/communities.ts';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { CommunityForm } from './community-form.tsx';
import { messages } from './messages.ts';

interface CommunityDialogProps {
  memberId: string;
  /** What is to be changed; absent: it makes a new one. */
  id?: string | undefined;
  onSaved: (community: Community) => void;
  onClose: () => void;
}

/** Makes a community, or changes one. */
export function CommunityDialog({ memberId, id, onSaved, onClose }: CommunityDialogProps) {
  const texts = messages.form;
  return (
    <Dialog title={id ? texts.edit : messages.create} closeLabel={texts.close} onClose={onClose}>
      {id ? (
        <Existing id={id} memberId={memberId} onSaved={onSaved} onClose={onClose} />
      ) : (
        <CommunityForm memberId={memberId} onSaved={onSaved} onCancel={onClose} />
      )}
    </Dialog>
  );
}

/** Lists carry the beginning of a long description alone, and what is kept may be older than the API's. */
function Existing({ id, memberId, onSaved, onClose }: CommunityDialogProps & { id: string }) {
  const { data, error, isValidating, mutate } = useApi(communities.getCommunity, { id });
  const [whole, setWhole] = useState<Community>();
  if (!whole && data && !isValidating && !error) setWhole(data);

  if (whole)
    return <CommunityForm memberId={memberId} community={whole} onSaved={onSaved} onCancel={onClose} />;
  if (error)
    return (
      <Problem
        title={messages.form.notLoaded}
        error={error}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  return (
    <Loading label={messages.loading}>
      <div className="form community-form">
        {['control', 'text', 'control', 'drop', 'control', 'control'].map((size, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
          <Skeleton key={place} shape="picture" className={`community-sk-${size}`} />
        ))}
      </div>
    </Loading>
  );
}
