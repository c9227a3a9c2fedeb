import { useState } from 'react';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { enterprise } from '../enterprise-kind.ts';
import { EnterprisePage } from './enterprise-page.tsx';

const FIRST = { search: '', filter: '', sort: '', page: 1 };

/**
 * The enterprise that the member followed or began last in a community, for whoever asks for none in particular. Once that
 * is known it stays, also when it is gone or followed no more: its form may be open.
 */
export function FirstEnterprise({ communityId }: { communityId: string }) {
  const { shown, error, isBusy, retry } = enterprise.usePage('my', FIRST, { communityId });
  const [chosen, setChosen] = useState<string>();
  const first = chosen ?? shown?.items[0]?.id;
  if (first !== chosen && !isBusy) setChosen(first);
  if (shown && !first) {
    const { my, seeAll } = enterprise.texts.empty;
    return (
      <EmptyState isScreen drawing="sprout" {...my}>
        <LinkButton to={enterprise.addresses.all}>{seeAll}</LinkButton>
      </EmptyState>
    );
  }
  if (error && !first)
    return <Problem isScreen title={enterprise.texts.notLoaded} error={error} retry={retry} busy={isBusy} />;
  return <EnterprisePage id={first} />;
}
