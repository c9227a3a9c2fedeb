import { AppError } from '#platform/errors.ts';
import { addRow, nextRowId, readPage, removeOwnRow, rowKey } from '#platform/lists/paged-list.ts';
import { type Entry, hasWords, moveWords, searchRows } from '#platform/lists/search.ts';
import type { Part } from '#platform/table/job.ts';
import { enqueueJob, filesGone } from '#platform/table/jobs.ts';
import type { Key, PagedList } from '#platform/table/keys.ts';
import { findAll, findItem, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead, type Unchanged } from '#platform/table/version.ts';
import type { FoundById, Listed, NameOf, RecordDeclaration, Stored, Wanted } from './declaration.ts';
import { addToTopic, listTopic } from './topics.ts';
import { countUse } from './uses.ts';

/**
 * Something owned in a paged list, mostly with a text that it is found by, and changed under a version. `remove.ts`
 * removes one with all that hangs on it.
 */
export class RecordKind<Scope extends object, Item extends Stored & Scope> {
  readonly declared: RecordDeclaration<Scope, Item>;

  constructor(
    declared: RecordDeclaration<Scope, Item> & {
      readonly text?: keyof Item;
      readonly within?: { readonly as: NameOf<Scope> };
    },
  ) {
    this.declared = declared;
  }

  /** Undefined for one of another scope, too. */
  async find(ref: Scope & { readonly id: string }): Promise<Item | undefined> {
    const stored = await findItem(this.key(ref));
    const item = stored && this.declared.item.parse(stored);
    return item && this.above(item) === this.above(ref) ? item : undefined;
  }

  /** Throws `{noun}.missing`, also where what it belongs to is gone. */
  async get(ref: Scope & { readonly id: string }): Promise<Item> {
    const [item] = await Promise.all([this.find(ref), this.checkAbove(ref)]);
    if (!item) throw this.missing();
    return item;
  }

  /** The same by the id alone, for a kind whose items are apart from their rows. */
  async getById(id: string): Promise<Item> {
    const stored = await findItem(this.key({ id } as Item));
    if (!stored) throw this.missing();
    const item = this.declared.item.parse(stored);
    await this.checkAbove(item);
    return item;
  }

  /** What a scope belongs to, if anything. Throws when that is gone. */
  async checkAbove(scope: Scope): Promise<StoredItem | undefined> {
    const kind = this.kindAbove(scope);
    const above = kind && (await findItem(kind.key({ id: this.above(scope) })));
    if (kind && !above) throw kind.missing();
    return above;
  }

  /** One page, newest first. */
  async list(scope: Scope, { query, section, ...paging }: Wanted = {}): Promise<Listed<Item>> {
    const list = this.declared.list(scope);
    const sectionBy = this.declared.section ?? '';
    if (hasWords(query)) {
      const [{ matches, found }] = await Promise.all([
        searchRows(list.pk, query, paging, section),
        this.checkAbove(scope),
      ]);
      const isHere = (item: StoredItem) => section === undefined || item[sectionBy] === section;
      return { items: await this.findEach(scope, matches, isHere), paged: found };
    }
    const topic = section && this.declared.topic?.({ ...scope, [sectionBy]: section } as Item);
    if (topic) return (await Promise.all([listTopic(this, scope, topic, paging), this.checkAbove(scope)]))[0];
    const { rows, paged } = await readPage(list, paging);
    // The list of a deleted scope reads as empty.
    if (paged.totalItems === 0) await this.checkAbove(scope);
    const items = this.declared.apart
      ? await this.findEach(scope, rows)
      : rows.map((row) => this.declared.item.parse(row));
    return { items, paged };
  }

  /**
   * The records of rows or matches, in their order; deleted ones are left out, and so are words that lead nowhere. One
   * for which `isNow` is false is read again (`findAll`).
   */
  async findEach(
    scope: Scope,
    named: readonly { readonly id?: unknown }[],
    isNow?: (item: StoredItem) => boolean,
  ): Promise<Item[]> {
    const ids = named.map(({ id }) => String(id));
    const keys = ids.map((id) => this.key({ ...scope, id }));
    const found = await findAll(keys, isNow);
    const items = new Map(found.map((item) => [String(item['id']), item]));
    return ids.flatMap((id) => items.get(id) ?? []).map((item) => this.declared.item.parse(item));
  }

  /** The row of a new one. */
  newRow(scope: Scope): Promise<string> {
    return nextRowId(this.declared.list(scope));
  }

  /** The writes that add one; a deleted parent has closed the list. */
  insert(item: Item): Action[] {
    const { apart } = this.declared;
    const above = this.kindAbove(item);
    const closed = above && (() => above.missing());
    const list = this.declared.list(item);
    const made = this.declared.made?.(item);
    const own = made ? addRow(made, item.id, { id: item.id }) : [];
    const inOtherLists = [...addToTopic(this, item), ...countUse(this, item, 1), ...own];
    const stored = { ...(item as StoredItem), ...this.indexed(item) };
    if (!apart) return [...addRow(list, item.id, stored, closed), ...inOtherLists];
    const put = { Item: { ...this.key(item), ...stored }, ConditionExpression: 'attribute_not_exists(pk)' };
    return [{ put }, ...addRow(list, this.row(item), { id: item.id }, closed), ...inOtherLists];
  }

  /** Lists one under its maker in the index, unless a list of theirs (`made`) or its rich text leads to it. */
  indexed(item: Item): { memberId?: string | undefined } {
    return this.declared.made || 'richtextId' in item ? {} : { memberId: item.creator };
  }

  /** The writes that change one, as it was read (`edited`). The worker updates search words and removes files. */
  change(item: Item, set: Partial<Item>): Action[] {
    const { noun, text = '', section: sectionBy, files } = this.declared;
    const key = this.key(item);
    const after = { ...item, ...set };
    const { text: before, section, ...entry } = this.entry(item);
    const now = this.entry(after);
    return [
      changeAsRead(key, item, set, `${noun}.changed`, { unchanged: this.unchanged(item, set) }),
      ...(now.section === section ? [] : moveWords([{ ...now, text: before }])),
      ...(now.text === before
        ? []
        : [enqueueJob({ kind: 'renamed', key, attribute: text, sectionBy, ...entry, before })]),
      ...filesGone(files?.(item) ?? [], files?.(after)),
    ];
  }

  /**
   * Attributes that must not have changed during a change or a removal, though they make no version: whether it is
   * hidden decides about its words.
   */
  unchanged(item: Item, _set?: Partial<Item>): Unchanged {
    return { isHidden: (item as StoredItem)['isHidden'], ...this.declared.unversioned?.(item) };
  }

  /** The writes that take a record out of its further lists, besides its topic. */
  unlist(item: Item): readonly Action[] {
    const made = this.declared.made?.(item);
    return made ? removeOwnRow(made, item.id) : [];
  }

  /** The search entry of a record in its list; a hidden one is found by no word. */
  entry(item: Item): Entry {
    const { list, text, section } = this.declared;
    const attributes = item as StoredItem;
    const isFound = text !== undefined && !attributes['isHidden'];
    return {
      list: list(item).pk,
      row: this.row(item),
      id: item.id,
      text: isFound ? String(attributes[text]) : '',
      ...(section !== undefined && { section: String(attributes[section]) }),
    };
  }

  /** What else is removed with one, besides the records within it. */
  hangs(item: Item): readonly Part[] {
    return this.declared.hangs?.(item) ?? [];
  }

  /** What is removed with all of a scope, besides their list. */
  beside(scope: Scope): readonly Part[] {
    return this.declared.beside?.(scope) ?? [];
  }

  /** The lists of one that are closed when it is removed, besides those of the records within it. */
  lists(item: Item): readonly PagedList[] {
    return this.declared.tallies?.(item) ?? [];
  }

  /** The id of what a scope belongs to. */
  above(scope: Scope): string {
    const { within, on } = this.declared;
    return String((scope as StoredItem)[within?.as ?? on?.as ?? '']);
  }

  /** The kind of what a scope belongs to, if it belongs to anything. */
  kindAbove(scope: Scope): FoundById | undefined {
    const { within, on } = this.declared;
    return within?.kind ?? on?.kinds[String((scope as StoredItem)[on.by])];
  }

  key(ref: Scope & { readonly id: string }): Key {
    return this.declared.apart?.key(ref.id) ?? rowKey(this.declared.list(ref), ref.id);
  }

  row(item: Item): string {
    return this.declared.apart?.row(item) ?? item.id;
  }

  missing(): AppError {
    return new AppError('missing', `${this.declared.noun}.missing`, this.declared.missing);
  }
}

/** Any kind of record. */
export type AnyKind = RecordKind<object, Stored>;
