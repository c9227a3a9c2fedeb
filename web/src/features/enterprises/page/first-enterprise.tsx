import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { CircleSkeleton } from '#web/parts/circles/page/circle-skeleton.tsx';
import { enterprise } from '../enterprise-kind.ts';
import { EnterprisePage } from './enterprise-page.tsx';

const FIRST = { search: '', filter: '', sort: '', page: 1 };

/** The enterprise that the member followed or began last in a community, for whoever asks for none in particular. */
export function FirstEnterprise({ communityId }: { communityId: string }) {
  const { shown, error, isBusy, retry } = enterprise.usePage('my', FIRST, { communityId });
  const first = shown?.items[0];
  if (first) return <EnterprisePage id={first.id} />;
  if (shown) {
    const { title, text, action } = enterprise.texts.empty.my;
    return (
      <EmptyState isScreen drawing="sprout" title={title} text={text}>
        <LinkButton to={enterprise.addresses.all}>{action}</LinkButton>
      </EmptyState>
    );
  }
  if (error)
    return <Problem isScreen title={enterprise.texts.notLoaded} error={error} retry={retry} busy={isBusy} />;
  // As on the enterprise's own page, so that nothing moves when it comes.
  return (
    <>
      <BackLink to={enterprise.addresses.all}>{enterprise.texts.title}</BackLink>
      <CircleSkeleton />
    </>
  );
}
