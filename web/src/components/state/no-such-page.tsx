import { LAST_PAGE } from '#contract/fields/limits.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { messages } from './messages.ts';

/** Whether a list cannot show the page of its address; `items` are those of the reply to `askable`. */
export const isNoPage = (page: number, items: number, totalItems: number) =>
  page !== askable(page) || (items === 0 && totalItems > 0);

/** The page to ask for instead: its reply tells how many there are. */
export const askable = (page: number) => Math.min(Math.max(page, 1), LAST_PAGE);

/** The page that an address asks for, in a field of this name: 1 where it names none, 0 for an impossible one. */
export function pageIn(query: URLSearchParams, name: string): number {
  const named = query.get(name) || '1';
  return /^[1-9]\d{0,5}$/.test(named) ? Number(named) : 0;
}

interface NoSuchPageProps {
  page: number;
  /** How many the list has. */
  pages: number;
  /** The address of the first one. */
  to: string;
}

/** For an address with a page that does not exist, or is too far down to find anything. */
export function NoSuchPage({ page, pages, to }: NoSuchPageProps) {
  const isFar = page > LAST_PAGE && pages > LAST_PAGE;
  return (
    <EmptyState
      drawing="scarecrow"
      title={isFar ? messages.noPage.long : messages.noPage.title}
      text={isFar ? messages.noPage.longText : messages.noPage.text}
    >
      <LinkButton to={to}>{messages.noPage.first}</LinkButton>
    </EmptyState>
  );
}

interface MissingProps extends Pick<EmptyStateProps, 'title' | 'text'> {
  /** The link's text. */
  action: string;
  to: string;
  isPrimary?: boolean;
}

/** Instead of a screen whose address names nothing that exists, with the way on. */
export const Missing = ({ title, text, action, to, isPrimary = false }: MissingProps) => (
  <EmptyState isScreen drawing="scarecrow" title={title} text={text}>
    <LinkButton variant={isPrimary ? 'primary' : 'quiet'} to={to}>
      {action}
    </LinkButton>
  </EmptyState>
);
