import { Link } from 'react-router-dom';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import type { KeptPage } from './keepable.ts';
import { messages } from './messages.ts';
import './kept-pages.css';

export function KeptPages({ pages }: { pages: readonly KeptPage[] }) {
  const { name } = useDevice();
  return (
    <section className="kept-pages stack gap-3">
      <h2>{messages.here(name)}</h2>
      <p className="soft">{pages.length > 0 ? messages.hereText : messages.nothing}</p>
      {pages.length > 0 && (
        <ul>
          {pages.map(({ to, title }) => (
            <li key={to}>
              <Link className="link" to={to}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
