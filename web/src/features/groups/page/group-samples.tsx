import { ChevronDown, Search } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { SampleColumns, SampleSection } from '#web/components/page/sample-frame.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { SamplePhotos, SamplePicture } from '#web/parts/circles/page/sample-photos.tsx';
import { messages } from './messages.ts';
import { type SamplePost, samplePhotos, samplePosts } from './samples.ts';
import '#web/components/content/byline.css';
import '#web/components/form/control.css';
import '#web/components/form/search-box.css';
import './group-samples.css';

/** Posts, their search and photos of a page that is all sample. None can be pressed. */
export const GroupSampleParts = () => (
  <SampleColumns
    aside={
      <>
        <SampleSection title={messages.filter.title}>
          <Filter />
        </SampleSection>
        <SampleSection title={messages.photos}>
          <SamplePhotos photos={samplePhotos} />
        </SampleSection>
      </>
    }
  >
    <SampleSection title={messages.posts}>
      <ul className="sample-rows sample-posts">
        {samplePosts.map((post) => (
          <Post key={post.day} post={post} />
        ))}
      </ul>
    </SampleSection>
  </SampleColumns>
);

const Post = ({ post: { by, day, text, photo } }: { post: SamplePost }) => (
  <li>
    <div className="byline-who">
      <Avatar id={by} name={by} />
      <div>
        <b>{by}</b>
        <Meta>
          <time dateTime={day}>{formatDate(day)}</time>
        </Meta>
      </div>
    </div>
    <p>{text}</p>
    {photo && <SamplePicture photo={photo} />}
  </li>
);

function Filter() {
  const { search, words, by, all } = messages.filter;
  const id = useId();
  return (
    <div className="sample-filter stack">
      <label htmlFor={`${id}-search`}>{search}</label>
      <div className="search control-with">
        <Search />
        <input id={`${id}-search`} type="search" className="control" placeholder={words} disabled />
      </div>
      <label htmlFor={`${id}-by`}>{by}</label>
      <div className="sample-select">
        <select id={`${id}-by`} className="control" disabled>
          <option>{all}</option>
        </select>
        <ChevronDown />
      </div>
    </div>
  );
}
