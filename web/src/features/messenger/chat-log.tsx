import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import type { Message } from '#contract/chats/chats.ts';
import { Earlier } from '#web/parts/threads/earlier.tsx';
import { useUnsent } from '#web/parts/threads/unsent.ts';
import { Bubble, UnsentBubble } from './bubble.tsx';
import { chatMessages } from './chat-messages.ts';
import { MESSAGE, routes, subjectOf } from './message-entry.ts';
import { dayOf } from './times.ts';
import type { useLog } from './use-log.ts';

interface ChatLogProps {
  id: string;
  name: string;
  log: ReturnType<typeof useLog>;
  /** The last message that the other has read. */
  readTo: string | undefined;
}

/** The messages of a chat, day by day, the newest at the bottom, and there what has not arrived. */
export function ChatLog({ id, name, log, readTo = '' }: ChatLogProps) {
  const { shown, left, state, loadEarlier } = log;
  const { added } = useUnsent(MESSAGE, subjectOf(id), routes);
  const place = useEnd(shown, added.length);
  const lastOwn = shown.at(-1)?.isMine && added.length === 0 ? shown.at(-1) : undefined;
  return (
    <div
      {...place}
      className="chat-log"
      role="log"
      // What comes from before is not news.
      aria-live={state === 'loading' ? 'off' : undefined}
      aria-label={chatMessages.log(name)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
    >
      <Earlier left={left} state={state} onLoad={loadEarlier} texts={chatMessages} />
      {shown.length + added.length === 0 && <p className="chat-begin soft">{chatMessages.none(name)}</p>}
      {shown.map((message, index) => {
        const before = shown[index - 1];
        const isNewDay = !before || dayOf(before.at) !== dayOf(message.at);
        return (
          <Fragment key={message.id}>
            {isNewDay && <p className="chat-day soft text-xs">{dayOf(message.at)}</p>}
            <Bubble
              message={message}
              name={name}
              isFirst={isNewDay || before?.isMine !== message.isMine}
              state={message === lastOwn ? stateOf(message, readTo) : undefined}
            />
          </Fragment>
        );
      })}
      {added.map((one) => (
        <UnsentBubble key={one.entry.id} of={one} />
      ))}
    </div>
  );
}

/** Ids are in the order of time. */
const stateOf = ({ id }: Message, readTo: string) => (id <= readTo ? chatMessages.read : chatMessages.sent);

/** Further away from its end a reader is reading what was said before, and stays there. */
const NEAR_PX = 80;

/** Keeps the end in sight as messages come, and what is read in its place as earlier ones come. */
function useEnd(shown: readonly Message[], waiting: number) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef({ first: '', height: 0, waiting, isNear: true });
  const first = shown[0]?.id ?? '';
  const last = shown.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each message that came
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { scrollHeight } = element;
    const was = before.current;
    const isEarlier = was.first !== '' && was.first !== first && !was.isNear;
    if (isEarlier) element.scrollTop += scrollHeight - was.height;
    else if (was.isNear || waiting > was.waiting) toEnd(element);
    before.current = { ...was, first, height: scrollHeight, waiting };
  }, [first, last, waiting]);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let was = { height: element.clientHeight, isWhole: isWhole(element) };
    // The keyboard, a chosen picture or a lost connection make it lower; what the reader unfolds does not.
    const observer = new ResizeObserver(() => {
      const now = { height: element.clientHeight, isWhole: isWhole(element) };
      if (before.current.isNear && (now.height < was.height || now.isWhole !== was.isWhole)) toEnd(element);
      was = now;
    });
    observer.observe(element);
    // A picture that has come is higher than before.
    const onLoad = () => before.current.isNear && !isWhole(element) && toEnd(element);
    element.addEventListener('load', onLoad, true);
    return () => {
      observer.disconnect();
      element.removeEventListener('load', onLoad, true);
    };
  }, []);
  return {
    ref,
    onScroll: () => {
      const element = ref.current;
      if (!element) return;
      const { scrollHeight, scrollTop, clientHeight } = element;
      before.current.isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    },
  };
}

/** Whether all of it is seen, and the page scrolls instead: in a low window, or with large text. */
const isWhole = (element: HTMLElement): boolean => getComputedStyle(element).overflowY === 'visible';

function toEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight;
  if (isWhole(element)) element.lastElementChild?.scrollIntoView({ block: 'end' });
}
