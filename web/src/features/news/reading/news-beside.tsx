import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { News } from '#contract/news/news.ts';
import { messages } from '../messages.ts';
import './news-beside.css';

/** At the end of an article: the next and the previous one of its list. The way back to the list stays the same. */
export function NewsBeside({ news: { newer, older } }: { news: Pick<News, 'newer' | 'older'> }) {
  const { search, state } = useLocation();
  if (!newer && !older) return null;
  const { label, ...words } = messages.beside;
  return (
    <nav className="beside stack gap-3" aria-label={label}>
      {newer && (
        <Link className="stack gap-1 underlines" to={{ pathname: `/news/${newer.id}`, search }} state={state}>
          <span className="beside-way row gap-2 soft text-sm strong">
            <ArrowLeft />
            {words.newer}
          </span>{' '}
          <b className="clamp underlined">{newer.title}</b>
        </Link>
      )}
      {older && (
        <Link
          className="beside-older stack gap-1 underlines"
          to={{ pathname: `/news/${older.id}`, search }}
          state={state}
        >
          <span className="beside-way row gap-2 soft text-sm strong">
            {words.older}
            <ArrowRight />
          </span>{' '}
          <b className="clamp underlined">{older.title}</b>
        </Link>
      )}
    </nav>
  );
}
