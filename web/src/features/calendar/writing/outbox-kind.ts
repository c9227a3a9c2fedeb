import { CalendarDays, Trash2 } from 'lucide-react';
import type { CalendarEvent } from '#contract/events/events.ts';
import { ownedHooks } from '#web/parts/forms/owned-hooks.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { forgetDeleted, showSaved } from '../events/month-replies.ts';
import { type Scope, scopes } from '../scopes.ts';
import { eventKinds } from './event-kind.ts';
import { messages } from './messages.ts';

const hooksOf = (scope: Scope): KindHooks =>
  ownedHooks(eventKinds[scope], {
    noun: messages.noun,
    Icon: CalendarDays,
    onSaved: showSaved,
    saved: ({ task }, isNew) => (isNew ? messages.added : messages.changed)(task),
    readAt: ({ date }) => `${scopes[scope].to}?${new URLSearchParams({ day: date })}`,
  });

export const eventOutbox = {
  my: hooksOf('my'),
  groups: hooksOf('groups'),
  enterprises: hooksOf('enterprises'),
};

export const deletionOutbox: KindHooks = {
  noun: messages.deletionNoun,
  Icon: Trash2,
  onSent({ steps: [step] }) {
    if (!step) return;
    // One time of a series: the rest of it stays.
    if (step.route === 'events.updateEvent') showSaved(step.reply as CalendarEvent);
    else forgetDeleted(String(step.input['id']));
  },
};
