import { Wrench } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import { Card, CardSkeleton } from '#web/components/content/card.tsx';
import { changeReplies } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';
import type { DeletableKind } from '#web/parts/forms/delete-item.tsx';
import { OwnedActs } from '#web/parts/forms/owned-acts.tsx';
import { OwnedDialog } from '#web/parts/forms/owned-dialog.tsx';
import { begunIn, ownedDrafts } from '#web/parts/forms/owned-draft.ts';
import { FormActs, OwnedForm } from '#web/parts/forms/owned-form.tsx';
import { ownedHooks } from '#web/parts/forms/owned-hooks.ts';
import { OwnedList, useListed } from '#web/parts/forms/owned-list.tsx';
import { type FormProps, OwnedScreen } from '#web/parts/forms/owned-screen.tsx';
import { type OwnedFormOptions, useOwnedForm } from '#web/parts/forms/use-owned-form.ts';
import { listCache } from '#web/parts/lists/list-cache.ts';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import type { RouteName } from '#web/parts/sync/queue/outbox-entry.ts';
import { draft, rows, type Tool } from './lent-tool-rows.ts';

/*
 * The site half of a domain as the README adds one, in one file: what stands in the files of a feature of one that is
 * there for good. It is known in its process alone.
 */
Object.assign(contract, { tools: rows });

const messages = {
  title: 'Tools to lend',
  search: 'Search tools',
  create: 'Lend a tool',
  edit: 'Edit tool',
  save: 'Save',
  notLoaded: 'This tool did not load',
  name: 'Title',
  price: 'Price',
  aDay: '(US dollars a day)',
  priced: (price: number) => (price === 0 ? 'Free' : `$${price} a day`),
  created: (title: string) => `“${title}” is lent.`,
  changed: (title: string) => `“${title}” is changed.`,
  deletion: (title: string) => ({ text: `Nobody can borrow “${title}” then.`, done: `“${title}” is gone.` }),

  loading: 'Loading...',
  failed: 'The tools did not load',
  partial: 'There may be more.',
  count: String,
  found: (count: number) => `${count} found`,
  nothing: {
    title: 'Nothing found',
    text: (search: string) => `No tool has “${search}” in its title.`,
    action: 'Clear the search',
  },
  empty: { title: 'No tools yet', text: 'Lend the first one.' },
};

const lists = listCache<Tool, 'data'>('data', [rows.list]);

const toolKind: DeletableKind<Tool> = {
  noun: 'tool',
  routes: {
    get: rows.get,
    // The types know of no row that is made up.
    create: 'tools.create' as RouteName,
    update: 'tools.update' as RouteName,
    remove: rows.remove,
  },
  nameOf: ({ title }) => title,
  forget(id) {
    lists.remove(id);
    changeReplies(rows.get, (shown) => (shown.id === id ? undefined : shown), { reloads: true });
  },
  fields: [
    { as: 'text', name: 'title', label: messages.name },
    { as: 'money', name: 'price', label: messages.price, note: messages.aDay },
  ],
  schema: z.object(draft),
  texts: messages,
  formAt: ({ id }, isNew) => `/tools?${isNew ? 'add' : 'edit'}=${id}`,
};

/** Lending and changing one, as the outbox knows it. */
export const toolOutbox = ownedHooks(toolKind, {
  Icon: Wrench,
  onSaved(saved, isNew) {
    if (!isNew) return lists.change(saved.id, () => saved);
    lists.add(saved);
    lists.complete(saved.id);
  },
  saved: ({ title }, isNew) => (isNew ? messages.created : messages.changed)(title),
});

interface ToolDialogProps extends FormProps<Tool> {
  /** Where a new one is lent. */
  scope: object;
}

function ToolDialog({ of: known, begun, scope: here, onClose, ...then }: ToolDialogProps) {
  const { onSaved, onKept = onClose } = then;
  const memberId = useSession().user?.id ?? '';
  const [of] = useState(() => ({ id: known?.id ?? (begun || begunIn(toolKind, memberId, here)) }));
  // What was begun is gone on with where it was begun.
  const [scope] = useState(() => ownedDrafts(toolKind).readDraft(memberId, of)?.scope ?? here);
  return (
    <OwnedDialog kind={toolKind} isNew={!known} of={{ ...scope, ...of }} onClose={onClose}>
      {(item, isDeleted) => (
        <ToolForm
          kind={toolKind}
          memberId={memberId}
          of={of}
          item={item}
          isDeleted={isDeleted}
          scope={scope}
          onClose={onClose}
          onSaved={onSaved}
          onKept={onKept}
        />
      )}
    </OwnedDialog>
  );
}

function ToolForm({ onClose, ...options }: OwnedFormOptions<Tool> & { onClose: () => void }) {
  const state = useOwnedForm(options);
  return (
    <OwnedForm kind={toolKind} isNew={!options.item} state={state}>
      <FormActs state={state} submit={options.item ? messages.save : messages.create} onClose={onClose} />
    </OwnedForm>
  );
}

/** All tools of a community, page by page: to search, to lend one, and to change and take back one's own. */
export function ToolsScreen({ communityId }: { communityId: string }) {
  const address = useListAddress();
  const { search, page, onSearch } = address;
  const scope = { communityId };
  const list = useListed(rows.list, scope, address);
  return (
    <OwnedScreen<Tool>
      title={messages.title}
      search={{ label: messages.search, value: search, onSearch }}
      add={messages.create}
      form={(props) => <ToolDialog {...props} scope={scope} />}
      onAdded={(_, close) => (search === '' && page === 1 ? close() : address.first())}
      isEditedHere
    >
      {(add, edit) => (
        <OwnedList
          kind={toolKind}
          scope={scope}
          list={list}
          address={address}
          isScreen
          title={messages.title}
          texts={messages}
          className="card-grid"
          skeleton={<CardSkeleton />}
          empty={messages.empty}
          add={{ text: messages.create, onClick: add }}
          unsent={({ id, draft: { title } }, { link, state }) => (
            <li key={id}>
              <Card title={String(title)} {...link} meta={state} />
            </li>
          )}
        >
          {(item, { state, onGone }) => (
            <li key={item.id}>
              <Card
                title={item.title}
                meta={state}
                text={messages.priced(item.price)}
                corner={
                  <OwnedActs kind={toolKind} item={item} onEdit={() => edit(item.id)} onDeleted={onGone} />
                }
              />
            </li>
          )}
        </OwnedList>
      )}
    </OwnedScreen>
  );
}
