import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { CopyText } from '#web/components/content/copy-text.tsx';
import { partsOf } from '#web/parts/blocks/draft/draft-files.ts';
import type { Editing } from '#web/parts/blocks/keeping/use-draft.ts';
import { messages } from './messages.ts';
import { addAside, removeAside } from './set-aside.ts';
import './elsewhere.css';

/** What the member did not choose where two devices changed the same. */
export function SetAsideList({ editing }: { editing: Editing }) {
  const { draft, change } = editing;
  const texts = messages.aside;
  if (!draft.aside?.length) return null;
  return (
    <section className="aside-list" aria-labelledby="set-aside">
      <h2 id="set-aside">{texts.title}</h2>
      <p className="soft">{texts.text}</p>
      <ul>
        {draft.aside.map((aside) => (
          <li key={aside.id} className="elsewhere-side">
            <h3>{aside.name}</h3>
            <p className="elsewhere-words">{aside.text}</p>
            {aside.block && partsOf(aside.block).map(({ name, chosen }) => <p key={name}>{chosen.name}</p>)}
            <div className="elsewhere-acts">
              {aside.text && (
                <CopyText text={aside.text} label={texts.copy} copiedLabel={texts.copied} of={aside.name} />
              )}
              {aside.block && (
                <Button
                  icon={<Plus className="icon" aria-hidden="true" />}
                  aria-label={`${texts.add}: ${aside.name}`}
                  onClick={() => change((now) => addAside(now, aside))}
                >
                  {texts.add}
                </Button>
              )}
              <Button
                variant="plain"
                icon={<Trash2 className="icon" aria-hidden="true" />}
                aria-label={`${texts.remove}: ${aside.name}`}
                onClick={() => change((now) => removeAside(now, aside))}
              >
                {texts.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
