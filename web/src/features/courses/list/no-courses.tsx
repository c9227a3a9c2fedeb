import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { messages } from './messages.ts';
import { views } from './views.ts';

interface NoCoursesProps {
  address: Pick<ListAddress, 'hrefOf'>;
  /** Name of the category that the list is narrowed to. */
  category: string | undefined;
  search: string;
  onAdd: () => void;
}

/** Why there are no courses to show, and what to do next. */
export function NoCourses({ address, category, search, onAdd }: NoCoursesProps) {
  const { empty, nothing, nothingIn } = messages;
  if (search)
    return (
      <EmptyState
        drawing="scarecrow"
        title={nothing.title}
        text={category ? nothing.textIn(search, category) : nothing.text(search)}
      >
        {category ? (
          <LinkButton to={`${views.all.to}?${new URLSearchParams({ search })}`}>
            {nothing.everywhere}
          </LinkButton>
        ) : (
          <LinkButton to={address.hrefOf(1, '')}>{nothing.action}</LinkButton>
        )}
      </EmptyState>
    );
  if (category)
    return (
      <EmptyState drawing="sprout" title={nothingIn.title(category)} text={nothingIn.text}>
        <LinkButton variant="soft" to={views.all.to}>
          {nothingIn.action}
        </LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState drawing="sprout" title={empty.title} text={empty.text}>
      <Button variant="soft" onClick={onAdd}>
        {messages.add}
      </Button>
    </EmptyState>
  );
}

/** The address asks for a category that there is not. */
export function NoSuchCategory() {
  const { title, text, action } = messages.noCategory;
  return (
    <EmptyState drawing="scarecrow" title={title} text={text}>
      <LinkButton to={views.all.to}>{action}</LinkButton>
    </EmptyState>
  );
}
