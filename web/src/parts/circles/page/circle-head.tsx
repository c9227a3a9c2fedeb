import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#web/components/content/badge.tsx';
import { HeldBack } from '#web/components/content/held-back.tsx';
import { Picture, type PictureSource } from '#web/components/content/picture.tsx';
import { Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { messages } from '#web/parts/circles/messages.ts';
import '#web/components/content/folded-text.css';
import './circle-head.css';

interface CircleHeadProps {
  /** Across the band on top. */
  picture: PictureSource;
  /** Marks the member's own. */
  yours?: string | undefined;
  category?: string | undefined;
  title: string;
  /** What is said of it. */
  words: ReactNode;
  /** What else there is to know of it. */
  facts?: ReactNode;
  followers: number;
  /** What one hears of it; a drawn one has nothing. */
  notices?: ReactNode;
  /** Its actions. */
  children: ReactNode;
}

/** A circle with its number of followers. */
export function CircleHead(props: CircleHeadProps) {
  const { picture, yours, category, title, words, facts, followers, notices, children } = props;
  const [count, noun] = messages.followers(followers).split(' ');
  return (
    <header className="circle-head">
      <HeldBack src={picture.src} of={{ kind: 'picture', label: title, className: 'circle-band' }}>
        <Picture {...picture} alt="" className="circle-band" />
      </HeldBack>
      <div className="circle-in stack gap-5">
        <div className="circle-what">
          <p className="cluster gap-2">
            {yours && <Badge tone="primary">{yours}</Badge>}
            {category && <Badge>{category}</Badge>}
          </p>
          <h1 tabIndex={-1}>{title}</h1>
          <div className="circle-words lead-words">{words}</div>
          {facts}
          <div className="circle-followers row soft">
            <Users />
            <span>
              <b>{count}</b> {noun}
            </span>
            {notices}
          </div>
        </div>
        <div className="circle-acts cluster gap-3">{children}</div>
      </div>
    </header>
  );
}

/** A skeleton the size of a circle's head. */
export const CircleSkeleton = () => (
  <div className="circle-head">
    <Skeleton shape="picture" className="circle-band" />
    <div className="circle-in stack gap-5">
      <div className="circle-what">
        <Skeleton shape="picture" className="circle-sk-badge" />
        <Skeleton shape="title" width={50} className="circle-sk-title" />
        <WordsSkeleton />
        <div className="circle-followers row soft">
          <Skeleton shape="line" width={30} />
          &nbsp;
        </div>
      </div>
      <div className="circle-acts cluster gap-3">
        <Skeleton shape="picture" className="circle-sk-act" />
      </div>
    </div>
  </div>
);

export const WordsSkeleton = () => <SkeletonLines className="circle-sk-words" of={['line 90', 'line 70']} />;
