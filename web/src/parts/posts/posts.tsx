import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { posts as rows } from '#contract/communities/posts.ts';
import { isShown } from '#contract/fields/hidden.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { useMedia } from '#web/lib/use-media.ts';
import { ReportPiece } from '#web/parts/reports/report-button.tsx';
import { leadTo } from './lead-to.ts';
import { messages } from './messages.ts';
import type { Place } from './place.ts';
import { FoundStatus, PostFilter } from './post-filter.tsx';
import { PostForm } from './post-form.tsx';
import { PostList } from './post-list.tsx';
import { PostPicture } from './post-pictures.tsx';
import type { Chosen } from './use-posts.ts';
import './posts.css';

/** As in the style sheet: a second column, which has the filter. In one column it stands above what it filters. */
const COLUMNS = '(width >= 75rem)';

interface PostsProps {
  place: Place;
  /** Above the posts; `find` leads to those that have a word. */
  before?: (find: (word: string) => void) => ReactNode;
  /** Beside them, where there is room, below their filter; else below them. */
  aside?: ReactNode;
}

/** What members post in a group or an enterprise, with its filter and its pictures, and the form of one's own. */
export function Posts({ place, before, aside }: PostsProps) {
  const [chosen, setChosen] = useState<Chosen>({ search: '', kind: '' });
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const find = (search: string) => {
    setChosen({ search, kind: '' });
    leadTo(list.current);
  };
  const isWide = useMedia(COLUMNS);
  const filter = (
    <Part title={messages.filter.title} isHeadingSeen={isWide}>
      <PostFilter chosen={chosen} onChange={setChosen} />
    </Part>
  );
  return (
    <div className="posts-columns stack">
      <div className="posts-main stack">
        {before?.(find)}
        <section className="posts stack gap-5" aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {messages.title}
          </h2>
          <PostForm place={place} />
          <div ref={list} className="stack gap-5" tabIndex={-1}>
            {!isWide && filter}
            <FoundStatus place={place} chosen={chosen} />
            <PostList
              key={`${chosen.kind} ${chosen.search}`}
              place={place}
              chosen={chosen}
              onAll={() => setChosen({ search: '', kind: '' })}
            />
          </div>
        </section>
      </div>
      <div className="posts-aside stack">
        {isWide && filter}
        {aside}
        <Part title={messages.photos}>
          <Photos place={place} />
        </Part>
        {!place.isOwn && <ReportPiece of={{ on: place.in, ...place }} />}
      </div>
    </div>
  );
}

interface PartProps {
  title: string;
  /** For what leads there. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Whether not readers alone have its heading. @default true */
  isHeadingSeen?: boolean;
  children: ReactNode;
}

/** A part of the page with a heading. */
export function Part({ title, headingRef, isHeadingSeen = true, children }: PartProps) {
  const id = useId();
  return (
    <section className="stack gap-4" aria-labelledby={id}>
      <h2
        id={id}
        ref={headingRef}
        className={isHeadingSeen ? undefined : 'vh'}
        tabIndex={headingRef ? -1 : undefined}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

const MOST_PHOTOS = 8;

/** Those of the newest posts. */
function Photos({ place }: { place: Place }) {
  const { data, error } = useApi(rows.listPosts, { in: place.in, id: place.id });
  if (!data) return error ? <p className="soft">{messages.noPhotosNow}</p> : null;
  const pictures = data.data
    .filter(isShown)
    .flatMap(({ pictures, author }) => pictures.map((picture) => ({ picture, author })))
    .slice(0, MOST_PHOTOS);
  if (pictures.length === 0) return <p className="soft">{messages.noPhotos}</p>;
  return (
    <ul className="post-photos">
      {pictures.map(({ picture, author }) => (
        <li key={picture.name}>
          <PostPicture picture={picture} author={author} isSmall />
        </li>
      ))}
    </ul>
  );
}
