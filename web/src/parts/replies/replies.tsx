import { useId, useRef } from 'react';
import { isShown } from '#contract/fields/hidden.ts';
import type { Reply } from '#contract/replies/replies.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { HiddenRow } from '#web/components/content/hidden-note.tsx';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { MutePlace } from '#web/parts/muting/mute-place.tsx';
import { ReportPiece } from '#web/parts/reports/report-button.tsx';
import { putToggle, usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { Earlier } from '#web/parts/threads/earlier.tsx';
import { useUnsent } from '#web/parts/threads/unsent.ts';
import { UnsentRow } from '#web/parts/threads/unsent-row.tsx';
import { useDraft } from '#web/parts/threads/use-draft.ts';
import { useHandIn } from '#web/parts/threads/use-hand-in.ts';
import { useRemoval } from '#web/parts/threads/use-removal.tsx';
import { messages } from './messages.ts';
import { type Piece, subjectOf } from './piece.ts';
import { changedEntry, isNothing, REPLY, removalEntry, replyDrafts, routes } from './reply-entry.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplyRow } from './reply-row.tsx';
import { useLedTo } from './use-led-to.ts';
import { useReplies } from './use-replies.ts';
import { Useful } from './useful.tsx';

const CLOSING = 'replies-closed';

/** How a question is answered. */
interface Answering {
  /** The reply that is marked. */
  readonly marked: string | undefined;
  /** Marks one, or none; absent for who may not. */
  readonly mark: ((replyId: string | undefined) => void) | undefined;
}

/**
 * The replies to a piece, in the order of time, the marked answer before them, with what has not been sent yet, and the
 * form of one's own.
 */
export function Replies({ piece, answering }: { piece: Piece; answering?: Answering | undefined }) {
  const { page, shown, left, reply: list, loadEarlier, state } = useReplies(piece);
  const subject = subjectOf(piece);
  const unsent = useUnsent(REPLY, subject, routes);
  const { draft, isNotKept, change } = useDraft(replyDrafts, subject, { text: '' }, isNothing);
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLedTo(page !== undefined, heading);
  const handIn = useHandIn();
  const id = useId();
  const desired = usePendingToggles(CLOSING)(subject);
  const isClosed = desired === undefined ? page?.repliesClosed === true : desired === '1';

  const answer = ({ id: replyTo, author: name }: Reply) => {
    change({ ...draft, replyTo: { id: replyTo, name } });
    field.current?.focus();
  };
  const removal = useRemoval(messages.removing, (reply: Reply) => removalEntry(piece, reply));
  const there = shown.filter((reply) => !unsent.removed.has(reply.id));
  const { marked, mark } = answering ?? {};
  const known = page?.answer ? [page.answer, ...there] : there;
  const first = marked === undefined ? undefined : known.find((reply) => reply.id === marked);
  const rows = first ? [first, ...there.filter((reply) => reply !== first && reply.id !== first.id)] : there;
  return (
    <section className="replies stack gap-4" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {messages.title}
        {page && page.totalItems > 0 && <span className="num soft"> {messages.count(page.totalItems)}</span>}
      </h2>
      {/* A post says that itself. */}
      {page && piece.on !== 'post' ? (
        <Useful
          piece={piece}
          on={piece.on}
          id={piece.id}
          isUseful={page.isUseful}
          count={page.usefulCount}
          isOwn={piece.isOwn}
        />
      ) : null}
      {!page && <Pending of={list} title={messages.failed} lines={['line 40', 'line 90', 'line 70']} />}
      <Earlier left={left} state={state} onLoad={loadEarlier} texts={messages} />
      {rows.length + unsent.added.length > 0 ? (
        <ul className="reply-list" aria-labelledby={id}>
          {rows.map((reply) =>
            isShown(reply) ? (
              <ReplyRow
                key={reply.id}
                piece={piece}
                reply={reply}
                unsentText={unsent.changed.get(reply.id)}
                isAnswer={reply === first}
                onMark={mark && (() => mark(reply === first ? undefined : reply.id))}
                onReply={isClosed ? undefined : () => answer(reply)}
                onChange={(text) => void handIn(changedEntry(piece, reply, text))}
                onRemove={() => removal.ask(reply)}
              />
            ) : (
              <HiddenRow key={reply.id} />
            ),
          )}
          {unsent.added.map((one) => (
            <UnsentRow key={one.entry.id} of={one} className="reply" />
          ))}
        </ul>
      ) : (
        page && left === 0 && <p className="soft">{messages.none}</p>
      )}
      {/* Once it is known how much stands above it, so that it is not pushed down. */}
      {(page ?? list.error) &&
        (isClosed ? (
          <p>{messages.closed}</p>
        ) : (
          <ReplyForm piece={piece} draft={draft} isNotKept={isNotKept} onChange={change} field={field} />
        ))}
      {page?.mayClose && (
        <div className="reply-acts">
          <Button small variant="plain" onClick={() => close(piece, !isClosed)}>
            {isClosed ? messages.open : messages.close}
          </Button>
        </div>
      )}
      {page && <MutePlace on={piece.on} id={piece.id} title={piece.title} />}
      {/* A news says it in its menu, and a post in its line. */}
      {page && !piece.isOwn && piece.on !== 'news' && piece.on !== 'post' && <ReportPiece of={piece} />}
      {removal.dialog}
    </section>
  );
}

function close(piece: Piece, closed: boolean): void {
  putToggle({
    kind: CLOSING,
    subject: subjectOf(piece),
    desired: closed ? '1' : '0',
    queueKey: piece.to,
    title: (closed ? messages.closing : messages.opening)(piece.title),
    steps: [{ route: 'replies.closeReplies', input: { on: piece.on, id: piece.id, closed } }],
    onFailed: (why) => toastFailure(messages.notClosed(why)),
  });
}
