import type { NameOf, Stored } from '#kinds/record/declaration.ts';
import { nextRowId } from '#platform/lists/paged-list.ts';
import type { Part } from '#platform/table/job.ts';
import type { Files } from '#platform/table/jobs.ts';
import { type Key, lists, partitions } from '#platform/table/keys.ts';
import { findItems, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import type { Unchanged } from '#platform/table/version.ts';
import type { CircleDeclaration, CircleItem, Follower, Joined, Relation } from './follow.ts';
import { FollowedKind } from './followed.ts';
import { moveInRanking, removeFromRanking } from './ranking.ts';

/** A record that is followed; its creator follows it from the beginning, and for good. */
export class Circle<Scope extends object, Item extends CircleItem & Scope> extends FollowedKind<Scope, Item> {
  constructor(
    declared: CircleDeclaration<Scope, Item> & {
      readonly text: keyof Item;
      readonly picture: keyof Item;
      readonly within?: { readonly as: NameOf<Scope> };
    },
  ) {
    super({
      topic: (item) => (item.category ? lists.ofCategory(declared.list(item), item.category) : undefined),
      files: (item) => [this.picturePath(item)],
      ...declared,
    });
  }

  /** The record that it is within need not be known. */
  override key({ id }: { readonly id: string }): Key {
    return this.declared.apart.key(id);
  }

  /** Where the content host serves its picture. */
  private picturePath(item: Item): Files[number] {
    const within = this.pictureWithin(item);
    const name = this.pictureOf(item);
    return name && `${this.declared.noun}/${within === undefined ? '' : `${within}/`}${name}`;
  }

  /** The name of its picture. */
  pictureOf(item: Item): string | undefined {
    return (item as StoredItem)[this.declared.picture] as string | undefined;
  }

  /** What stands in that path before the name. */
  pictureWithin(scope: Scope): string | undefined {
    return this.declared.within && this.above(scope);
  }

  /** Circles as lists show them to a member; `areFollowed` where it is known. */
  async seeEach(userId: string, items: readonly Item[], areFollowed = false): Promise<(Item & Relation)[]> {
    const wanted = areFollowed ? [] : items.map(({ id }) => this.declared.follow(userId, id));
    const [follows, counts] = await Promise.all([findItems(wanted), this.countFollowersOfEach(items)]);
    const followed = new Set(follows.map((item) => item[this.idName]));
    return items.map((item, index) => ({
      ...item,
      ...relation(userId, item, areFollowed || followed.has(item.id), counts[index] ?? 0),
    }));
  }

  /** One circle as its page shows it to a member, read consistently. */
  async see(userId: string, item: Item): Promise<Item & Relation> {
    const [count, follow] = await Promise.all([this.countFollowers(item), this.findFollow(userId, item.id)]);
    return { ...item, ...relation(userId, item, follow !== undefined, count) };
  }

  /**
   * The writes that add a circle with its creator as a follower, its search words, and the circle as its creator sees
   * it.
   */
  async create(item: Item, creator: Follower): Promise<Joined & { seen: Item & Relation }> {
    const topic = this.declared.topic?.(item);
    const [{ actions, entries }, topicRow] = await Promise.all([
      this.join(creator, item, true),
      topic && nextRowId(topic),
    ]);
    return {
      actions: [...this.insert({ ...item, topicRow }), ...actions],
      entries: [this.entry(item), ...entries],
      seen: { ...item, ...relation(creator.id, item, true, 1) },
    };
  }

  /** In another category it has another row. */
  override change(item: Item, set: Partial<Item>): Action[] {
    const moves = 'category' in set ? moveInRanking(this.declared.list(item), item, { ...item, ...set }) : [];
    return [...super.change(item, set), ...moves];
  }

  /** The worker may change its rank at any time. */
  override unchanged({ rank, topicRow }: Item, set?: Partial<Item>): Unchanged {
    return set && !('category' in set || 'topicRow' in set || 'rank' in set) ? {} : { rank, topicRow };
  }

  override unlist(item: Item): readonly Action[] {
    return removeFromRanking(this.declared.list(item), item);
  }

  override beside(scope: Scope): readonly Part[] {
    const { list, categories } = this.declared;
    const all = list(scope);
    const listed = [
      partitions.ranking(all),
      ...categories.flatMap((each) => [partitions.ranking(all, each), lists.ofCategory(all, each).pk]),
    ];
    return [...super.beside(scope), ...listed.map((pk) => ({ part: 'partition' as const, pk }))];
  }

  override hangs(item: Item): readonly Part[] {
    const { noun, followers, within } = this.declared;
    const above = within && this.above(item);
    return [
      { part: 'followers', kind: noun, id: item.id, list: followers(item.id), above },
      ...super.hangs(item),
      { part: 'reported', on: noun, id: item.id },
    ];
  }
}

const relation = (userId: string, { creator }: Stored, isFollowed: boolean, count: number): Relation => ({
  isFollowed: isFollowed ? '1' : '0',
  isCreator: creator === userId ? 'true' : 'false',
  followersCount: count,
});
