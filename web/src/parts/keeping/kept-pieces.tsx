import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatSize } from '#web/lib/format/format-size.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { look, useKept } from './kept.ts';
import { KeptMark } from './kept-mark.tsx';
import { messages } from './messages.ts';

/** All that is kept on this device on purpose; nothing where that is nothing. */
export function KeptPieces() {
  const kept = useKept();
  const title = useId();
  const device = useDevice().name;
  useEffect(() => void look(), []);
  if (!kept || kept.pieces.length === 0) return null;
  // A file of two pieces is here once.
  const bytes = Object.values(kept.files).reduce((sum, { size }) => sum + size, 0);
  return (
    <section className="stack gap-3" aria-labelledby={title}>
      <h2 id={title}>{messages.list.title(device)}</h2>
      <p className="soft">{messages.list.all(formatSize(bytes))}</p>
      <ul className="stack gap-4">
        {kept.pieces.map((piece) => (
          <li key={piece.id} className="stack gap-1">
            <Link className="link" to={piece.to}>
              {piece.title}
            </Link>
            <KeptMark kept={kept} piece={piece} />
          </li>
        ))}
      </ul>
    </section>
  );
}
