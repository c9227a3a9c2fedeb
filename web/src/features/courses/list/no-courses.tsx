import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { messages } from './messages.ts';
import { views } from './views.ts';

/** Why nothing of a category is shown, and what to do next. */
export const inCategory = (category: string) => {
  const { nothing, nothingIn } = messages;
  const { everywhere: action, textIn } = nothing;
  return {
    texts: {
      ...messages,
      nothing: { ...nothing, action, text: (search: string) => textIn(search, category) },
    },
    elsewhere: (search: string) => `${views.all.to}?${new URLSearchParams({ search })}`,
    empty: {
      title: nothingIn.title(category),
      text: nothingIn.text,
      children: (
        <LinkButton variant="soft" to={views.all.to}>
          {nothingIn.action}
        </LinkButton>
      ),
    },
  };
};

/** The address asks for a category that there is not. */
export function NoSuchCategory() {
  const { title, text, action } = messages.noCategory;
  return (
    <EmptyState drawing="scarecrow" title={title} text={text}>
      <LinkButton to={views.all.to}>{action}</LinkButton>
    </EmptyState>
  );
}
