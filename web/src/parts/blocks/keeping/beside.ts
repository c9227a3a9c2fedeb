/** Tabs of this origin tell each other here which draft has another one beside it. */
interface Message {
  /** Of the draft. */
  readonly id: string;
  /** It was opened: whoever has one beside it says so again. */
  readonly isOpened?: boolean;
}

/**
 * Says in the tab that shows a draft when another tab writes one that began as the same, or in its place. Where a browser
 * has no channels, only the one that became another draft says so.
 */
export function openBeside(id: () => string, heard: () => void) {
  const channel = open();
  /** Ids of the drafts beside which this tab has one. */
  const others = new Set<string>();
  const post = (message: Message) => channel?.postMessage(message);
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.isOpened && others.has(data.id)) post({ id: data.id });
    if (!data.isOpened && data.id === id()) heard();
  });
  post({ id: id(), isOpened: true });
  return {
    tell(other: string): void {
      others.add(other);
      post({ id: other });
    },
    close: () => channel?.close(),
  };
}

function open(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('furrow-drafts');
  } catch {
    return undefined;
  }
}
