import { Select } from '#web/components/form/choice-fields.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { messages } from './messages.ts';
import type { Place } from './place.ts';
import { type Chosen, isEverything, usePosts } from './use-posts.ts';

interface PostFilterProps {
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** Which posts are shown. */
export function PostFilter({ chosen, onChange }: PostFilterProps) {
  const { search, show, all, post, question } = messages.filter;
  return (
    <div className="posts-filter cluster gap-3">
      <SearchBox
        label={search}
        value={chosen.search}
        onSearch={(text) => onChange({ ...chosen, search: text })}
      />
      <Select
        aria-label={show}
        value={chosen.kind}
        onChange={({ target }) => onChange({ ...chosen, kind: target.value as Chosen['kind'] })}
      >
        <option value="">{all}</option>
        <option value="post">{post}</option>
        <option value="question">{question}</option>
      </Select>
    </div>
  );
}

/**
 * How many posts were found. It stays while the lists below it take turns: readers miss a status that comes with its
 * words.
 */
export function FoundStatus({ place, chosen }: { place: Place; chosen: Chosen }) {
  const { page } = usePosts(place, chosen);
  return (
    <p className="posts-found soft" role="status">
      {page && !isEverything(chosen) && messages.found(page.totalItems)}
    </p>
  );
}
