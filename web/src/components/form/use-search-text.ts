import { useEffect, useRef, useState } from 'react';

/** How long after the last key a search begins, in milliseconds. */
const PAUSE = 300;

/** What is typed into a search box, beside what is searched for; the two meet after a pause. */
export function useSearchText(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef(onSearch);
  /** What was handed on and has not come back as `value` yet: slow results shall not undo what is typed meanwhile. */
  const onTheWay = useRef<string[]>([]);

  useEffect(() => {
    tell.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const at = onTheWay.current.indexOf(value);
    if (at >= 0) {
      onTheWay.current.splice(0, at + 1);
      return;
    }
    // It came from elsewhere, such as the Back button.
    clearTimeout(timer.current);
    setText(value);
  }, [value]);

  const handOn = (typed: string) => {
    clearTimeout(timer.current);
    const next = typed.trim();
    if (next === (onTheWay.current.at(-1) ?? value)) return;
    onTheWay.current.push(next);
    tell.current(next);
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
      timer.current = setTimeout(() => latest.current(typed), PAUSE);
    },
    search(typed: string) {
      setText(typed);
      handOn(typed);
    },
  };
}
