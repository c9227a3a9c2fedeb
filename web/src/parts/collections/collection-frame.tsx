import { type ReactNode, useId } from 'react';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import './collections.css';

interface CollectionFrameProps {
  back: { readonly to: string; readonly text: string };
  title: string;
  /** What one can do here. */
  acts: ReactNode;
  /** Each is one fact. */
  facts: ReactNode;
  /** That it is made up. */
  note: { readonly title: string; readonly text: string };
  children: ReactNode;
}

/** The screen of one collection: what it is, and `children`: what is in it. */
export function CollectionFrame({ back, title, acts, facts, note, children }: CollectionFrameProps) {
  return (
    <>
      <BackLink to={back.to}>{back.text}</BackLink>
      <PageHeader title={title}>{acts}</PageHeader>
      <div className="collections-facts">
        <Meta>{facts}</Meta>
      </div>
      <CollectionsNote {...note} />
      {children}
    </>
  );
}

/** Says above collections that they are made up. */
export function CollectionsNote(note: CollectionFrameProps['note']) {
  return (
    <div className="collections-note">
      <SampleNote id={useId()} {...note} />
    </div>
  );
}

interface CollectionMissingProps {
  texts: { readonly title: string; readonly text: string; readonly action: string };
  /** Where the others are. */
  to: string;
}

/** There is no such collection. */
export function CollectionMissing({ texts, to }: CollectionMissingProps) {
  return (
    <EmptyState isScreen drawing="scarecrow" title={texts.title} text={texts.text}>
      <LinkButton variant="primary" to={to}>
        {texts.action}
      </LinkButton>
    </EmptyState>
  );
}
