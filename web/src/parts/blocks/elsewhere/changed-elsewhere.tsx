import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { formatMoment } from '#web/lib/format/format-moment.ts';
import type { Draft, Files, Piece } from '#web/parts/blocks/draft/draft.ts';
import { usePieceKind } from '#web/parts/blocks/piece-kind.ts';
import { ConflictSide } from './conflict-side.tsx';
import type { Choices, Side } from './conflicts.ts';
import { meetPiece } from './meet-piece.ts';
import { messages } from './messages.ts';
import { asideOf, nameOfPart } from './set-aside.ts';

interface ChangedElsewhereProps {
  draft: Draft;
  files: Files;
  piece: Piece;
  onDecided: (draft: Draft) => void;
}

/** Shows what two devices changed of the same piece, side by side, and lets the member decide part by part. */
export function ChangedElsewhere({ draft, files, piece, onDecided }: ChangedElsewhereProps) {
  const [choices, setChoices] = useState<Choices>({});
  const [isAsked, setAsked] = useState(false);
  const { conflicts } = meetPiece(draft, piece);
  const texts = messages.changed;
  const kind = usePieceKind();
  const moment = latestChange(piece);

  const decide = (chosen: Choices) => {
    const aside = conflicts.flatMap((conflict) => asideOf(conflict, chosen[conflict.id] ?? 'mine', draft));
    const met = meetPiece(draft, piece, chosen).draft;
    onDecided({ ...met, isBegun: false, aside: [...(draft.aside ?? []), ...aside] });
  };
  const decideAll = (side: Side) => decide(Object.fromEntries(conflicts.map(({ id }) => [id, side])));
  const ask = () => {
    setAsked(true);
    // It may be far above.
    document.querySelector<HTMLElement>('.elsewhere-part:not(:has(.is-chosen)) button')?.focus();
  };
  const isDecided = conflicts.every(({ id }) => choices[id]);

  return (
    <div className="elsewhere">
      <PageHeader title={kind.texts.changedElsewhere} />
      <p>{moment ? texts.when(formatMoment(moment)) : texts.whenUnknown}</p>
      <p className="soft">{texts.safe}</p>
      <div className="elsewhere-acts">
        <Button onClick={() => decideAll('mine')}>{texts.allMine}</Button>
        <Button onClick={() => decideAll('theirs')}>{texts.allTheirs}</Button>
      </div>
      {conflicts.map((conflict) => {
        const name = nameOfPart(conflict, draft);
        return (
          <section key={conflict.id} className="elsewhere-part" aria-label={name}>
            <h2>{name}</h2>
            {(['mine', 'theirs'] as const).map((side) => {
              const isChosen = choices[conflict.id] === side;
              const act = side === 'mine' ? texts.keep : texts.take;
              return (
                <div key={side} className={isChosen ? 'elsewhere-side is-chosen' : 'elsewhere-side'}>
                  <h3>{texts[side]}</h3>
                  {side === 'theirs' && conflict.changedAt && (
                    <p className="soft">{formatMoment(conflict.changedAt)}</p>
                  )}
                  <Button
                    variant={isChosen ? 'soft' : 'quiet'}
                    aria-pressed={isChosen}
                    aria-label={texts.of(act, name)}
                    {...(isChosen && { icon: <Check className="icon" aria-hidden="true" /> })}
                    onClick={() => setChoices({ ...choices, [conflict.id]: side })}
                  >
                    {act}
                  </Button>
                  <ConflictSide conflict={conflict} side={side} files={files} />
                </div>
              );
            })}
          </section>
        );
      })}
      <div role="alert">{isAsked && !isDecided && <FormError>{texts.undecided}</FormError>}</div>
      <div className="elsewhere-acts">
        <Button variant="primary" onClick={() => (isDecided ? decide(choices) : ask())}>
          {texts.goOn}
        </Button>
      </div>
    </div>
  );
}

/** When the piece, or any part of it, was changed last. */
function latestChange({ changedAt, rich_text }: Piece): string | undefined {
  return [changedAt, rich_text.changedAt]
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
}
