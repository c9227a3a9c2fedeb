import { UsersRound } from 'lucide-react';
import { changeReplies } from '#web/lib/api/replies.tsx';
import { ownedHooks } from '#web/parts/forms/owned-hooks.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { drop, put } from '#web/parts/sync/queue/outbox.ts';
import type { OutboxEntry, Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { laterToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import type { Circle, CircleKind, Follow } from './circle-kind.ts';
import { messages } from './messages.ts';

/** The outbox's hooks for a kind of circle: `change` makes or changes one, `follow` joins or leaves it. */
export const circleHooks = <Item extends Circle>(kind: CircleKind<Item>) => ({
  change: changeHooks(kind),
  follow: followHooks(kind),
});

function changeHooks<Item extends Circle>(kind: CircleKind<Item>): KindHooks {
  const { lists, ownLists, texts, nameOf } = kind;
  return ownedHooks(kind, {
    Icon: UsersRound,
    onSaved(item, isNew) {
      if (isNew) {
        lists.add(item);
        lists.complete(item.id, ownLists);
      } else lists.change(item.id, () => item);
      kind.onChanged?.(item);
    },
    saved: (item, isNew) => (isNew ? texts.created : messages.form.changed)(nameOf(item)),
  });
}

/** Most characters of a key. Each further try adds one, so that all tabs make the same key for the same try. */
const MAX_KEY_LENGTH = 35;

function followHooks<Item extends Circle>(kind: CircleKind<Item>): KindHooks {
  const { lists, ownLists, routes, noun } = kind;
  return {
    noun: 'follow',
    Icon: UsersRound,
    async onStep(entry, step) {
      const id = String(step.input[`${noun}Id`]);
      const { data: known } = step.reply as { data: Follow };
      lists.change(id, (item) => ({ ...item, ...known }));
      changeReplies(routes.get, (item) => (item.id === id ? { ...item, ...known } : item));
      const later = laterToggles(entry);
      if (known.isFollowed !== step.part) await turnBack(entry, step, later);
      else if (later.length === 0) lists.complete(id, known.isFollowed === '1' ? ownLists : []);
    },
  };
}

/** The API has a single call that toggles: another device had toggled it before. */
async function turnBack(entry: OutboxEntry, step: Step, later: readonly OutboxEntry[]): Promise<void> {
  // A later tap meant to have just this effect.
  for (const { id } of later) await drop(id);
  if (later.length > 0 || step.key.length >= MAX_KEY_LENGTH) return;
  const key = `${step.key}x`;
  await put({ ...entry, id: key, steps: [{ ...step, key, state: 'open', reply: undefined }] });
}
