import type { ReactNode } from 'react';
import { Byline } from '#web/components/content/byline.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { messages } from './messages.ts';

interface Written {
  readonly creator?: string | undefined;
  readonly author: string;
  readonly avatar?: string | undefined;
  readonly createdAt: string;
  readonly editedAt?: string | undefined;
  readonly isCreator: 'true' | 'false';
}

/** Who wrote something, and when; `children` stand before the time. */
export const Author = ({ of, children }: { of: Written; children?: ReactNode }) => (
  <Byline id={of.creator ?? ''} name={of.author} file={of.avatar} isLink={of.creator !== undefined}>
    <Meta>
      {of.isCreator === 'true' && <span>{messages.you}</span>}
      {children}
      <time dateTime={of.createdAt}>{formatDate(of.createdAt)}</time>
      {of.editedAt !== undefined && <span>{messages.edited}</span>}
    </Meta>
  </Byline>
);
