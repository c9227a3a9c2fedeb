import { Link } from 'react-router-dom';
import { LinkMenu } from '#web/components/page/link-menu.tsx';
import { type ListAddress, useListAddress } from '#web/parts/lists/use-list-address.ts';
import type { Tab } from './circle-kind.ts';
import { messages } from './messages.ts';

/** The address's and the API's word for the most followed. */
const MOST_FOLLOWED = 'popular';
/** The usual order, chosen by hand: without the member's own first. */
const NEWEST = 'newest';

/** The address of circles: the list of all has an order, and a category as its filter. */
export function useCircleAddress(tab: Tab, categories: readonly string[]): ListAddress {
  const category = (asked: string | null) => {
    const name = asked?.trim().toLowerCase();
    return categories.find((each) => each.toLowerCase() === name) ?? '';
  };
  const order = (asked: string | null) => (asked === MOST_FOLLOWED || asked === NEWEST ? asked : '');
  const isAll = tab === 'all';
  return useListAddress({
    filter: isAll ? { name: 'category', read: category } : undefined,
    sort: isAll ? { name: 'sort', read: order } : undefined,
  });
}

interface CircleOrderProps {
  address: Pick<ListAddress, 'filter' | 'sort' | 'hrefWith'>;
  categories: readonly string[];
}

/** The order of all circles, and their category. */
export function CircleOrder({ address, categories }: CircleOrderProps) {
  const { filter, sort, hrefWith } = address;
  const texts = messages.choices;
  return (
    <nav className="circle-order cluster gap-2" aria-label={texts.label}>
      <Choice
        about={texts.order}
        choices={[
          { text: texts.newest, to: hrefWith({ sort: NEWEST }), isCurrent: sort !== MOST_FOLLOWED },
          {
            text: texts.mostFollowed,
            to: hrefWith({ sort: MOST_FOLLOWED }),
            isCurrent: sort === MOST_FOLLOWED,
          },
        ]}
      />
      <Choice
        about={texts.category}
        choices={[
          { text: texts.all, to: hrefWith({ filter: '' }), isCurrent: filter === '' },
          ...categories.map((text) => ({ text, to: hrefWith({ filter: text }), isCurrent: filter === text })),
        ]}
      />
    </nav>
  );
}

interface ChoiceProps {
  about: string;
  choices: readonly { readonly text: string; readonly to: string; readonly isCurrent: boolean }[];
}

function Choice({ about, choices }: ChoiceProps) {
  const current = choices.find(({ isCurrent }) => isCurrent)?.text ?? '';
  return (
    <LinkMenu small label={`${about} ${current}`} face={current}>
      {choices.map(({ text, to, isCurrent }) => (
        <Link key={text} to={to} aria-current={isCurrent || undefined}>
          {text}
        </Link>
      ))}
    </LinkMenu>
  );
}
