import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LONGEST_SEARCH } from '#contract/fields/limits.ts';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { messages } from './messages.ts';
import './control.css';
import './search-box.css';

interface SearchBoxProps {
  /** What it searches, for readers and as the words in the empty field. */
  label: string;
  /** The text that is searched for; mostly from the address. */
  value: string;
  /** The next query, trimmed: a moment after the last key, at once after Enter. It begins at page 1. */
  onSearch: (text: string) => void;
}

/** Searches while one types. What is typed stays, however long the results take. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { text, type, search, input } = useSearchText(value, onSearch);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form, so that Enter searches
    <form
      className="search control-with"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <Search />
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
          label={messages.clearSearch}
          icon={<X />}
          onClick={() => {
            search('');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}

/** How long after the last key a search begins, in milliseconds. */
const TYPING_PAUSE_MS = 300;

/** What is typed into a search box, and the query, which follows after a pause. */
function useSearchText(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const callback = useRef(onSearch);
  /**
   * A query that was handed on and has not come back as `value` yet: slow results must not undo what is typed
   * meanwhile.
   */
  const onTheWay = useRef<string[]>([]);

  useEffect(() => {
    callback.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const at = onTheWay.current.indexOf(value);
    if (at >= 0) {
      onTheWay.current.splice(0, at + 1);
      return;
    }
    // The query came from elsewhere, such as the Back button.
    clearTimeout(timer.current);
    setText(value);
  }, [value]);

  const handOn = (typed: string) => {
    clearTimeout(timer.current);
    const next = typed.trim();
    if (next === (onTheWay.current.at(-1) ?? value)) return;
    onTheWay.current.push(next);
    callback.current(next);
  };
  // The timer outlives the render that set it.
  const latest = useRef(handOn);
  useEffect(() => {
    latest.current = handOn;
  });

  return {
    text,
    input,
    type(typed: string) {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(typed), TYPING_PAUSE_MS);
    },
    search(typed: string) {
      setText(typed);
      handOn(typed);
    },
  };
}
