import { FileUp } from 'lucide-react';
import { ownedHooks } from '#web/parts/forms/owned-hooks.ts';
import { showSaved } from '../api.ts';
import { messages } from './messages.ts';
import { resourceKind } from './resource-kind.ts';

export const resourceOutbox = ownedHooks(resourceKind, {
  noun: messages.noun,
  Icon: FileUp,
  onSaved: showSaved,
  saved: ({ title }, isNew) => (isNew ? messages.added : messages.changed)(title),
  readAt: ({ id }) => `/library/${id}`,
});
