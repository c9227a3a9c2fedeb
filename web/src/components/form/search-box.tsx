import { Search, X } from 'lucide-react';
import { LONGEST_SEARCH } from '#contract/limits.ts';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { useSearchText } from './use-search-text.ts';
import './control.css';
import './search-box.css';

interface SearchBoxProps {
  /** What it searches, for readers and as the words in the empty field. */
  label: string;
  /** The text that is searched for; mostly from the address. */
  value: string;
  /** A further text, without space around it: a moment after the last key, at once after Enter. It begins at page 1. */
  onSearch: (text: string) => void;
}

/** Searches while one types. What is typed stays, however long the results take. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { text, type, search, input } = useSearchText(value, onSearch);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form, so that Enter searches
    <form
      className="search"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <Search className="icon" aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className="control"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      {text !== '' && (
        <IconButton
          label="Clear search"
          icon={<X className="icon" aria-hidden="true" />}
          onClick={() => {
            search('');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}
