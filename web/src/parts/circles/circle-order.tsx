import { Link } from 'react-router-dom';
import { LinkMenu } from '#web/components/page/link-menu.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { messages } from './messages.ts';
import { MOST_FOLLOWED } from './use-circle-address.ts';
import './circle-order.css';

interface CircleOrderProps {
  address: Pick<ListAddress, 'filter' | 'sort' | 'hrefWith'>;
  categories: readonly string[];
}

/** In which order all circles are shown, and of which category. */
export function CircleOrder({ address, categories }: CircleOrderProps) {
  const { filter, sort, hrefWith } = address;
  const texts = messages.choices;
  return (
    <nav className="circle-order" aria-label={texts.label}>
      <Choice
        about={texts.order}
        choices={[
          { text: texts.newest, to: hrefWith({ sort: '' }), isCurrent: sort === '' },
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
