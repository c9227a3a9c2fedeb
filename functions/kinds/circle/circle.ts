import type { Stored } from '#kinds/record/declaration.ts';
import { RecordKind } from '#kinds/record/record.ts';
import { Outrun } from '#platform/errors.ts';
import { countRows, countRowsOfEach } from '#platform/lists/list-counts.ts';
import { addRow, nextRowId, placedRow, removeRow, removeShortRow } from '#platform/lists/paged-list.ts';
import { type Entry, removeWords } from '#platform/lists/search.ts';
import { type Files, leave, type Part } from '#platform/table/jobs.ts';
import { lists, type PagedList, partitions } from '#platform/table/keys.ts';
import { findItem, findItems, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { removeAsRead, type Still } from '#platform/table/version.ts';
import {
  type CircleDeclaration,
  type CircleItem,
  Follow,
  type Follower,
  type Joined,
  type Relation,
} from './follow.ts';
import { addToRanking, moveInRanking, rankOf, removeFromRanking } from './ranking.ts';

type Counted = Pick<CircleItem, 'id' | 'shards'>;

/** A record that is followed: by its creator from the beginning, and for good. */
export class Circle<Place extends object, Item extends CircleItem & Place> extends RecordKind<Place, Item> {
  declare readonly declared: CircleDeclaration<Place, Item>;

  constructor(
    declared: CircleDeclaration<Place, Item> & { readonly text: keyof Item; readonly picture: keyof Item },
  ) {
    super({
      topic: (item) => (item.category ? lists.ofCategory(declared.list(item), item.category) : undefined),
      files: (item) => [this.picturePath(item)],
      ...declared,
    });
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
  pictureWithin(place: Place): string | undefined {
    return this.declared.within && this.above(place);
  }

  followers({ id, shards }: Counted): PagedList {
    return { pk: this.declared.followers(id), shards, isShort: !this.declared.findsMembers };
  }

  countFollowers(item: Item): Promise<number> {
    return countRows(this.followers(item));
  }

  async findFollow(userId: string, id: string): Promise<Follow | undefined> {
    const item = await findItem(this.declared.follow(userId, id));
    return item && Follow.parse(item);
  }

  /** Circles as lists show them to a member; `areFollowed` where it is known. */
  async seeEach(userId: string, items: readonly Item[], areFollowed = false): Promise<(Item & Relation)[]> {
    const wanted = areFollowed ? [] : items.map(({ id }) => this.declared.follow(userId, id));
    const [follows, counts] = await Promise.all([
      findItems(wanted),
      countRowsOfEach(items.map((item) => this.followers(item))),
    ]);
    const followed = new Set(follows.map((item) => item[this.idName]));
    return items.map((item, place) => ({
      ...item,
      ...relation(userId, item, areFollowed || followed.has(item.id), counts[place] ?? 0),
    }));
  }

  /** One as its own page shows it to a member, as the last write left it. */
  async see(userId: string, item: Item): Promise<Item & Relation> {
    const [count, follow] = await Promise.all([this.countFollowers(item), this.findFollow(userId, item.id)]);
    return { ...item, ...relation(userId, item, follow !== undefined, count) };
  }

  /** The writes that add a circle, which its creator follows, the words that lead to both, and how the creator sees it. */
  async create(item: Item, creator: Follower): Promise<Joined & { seen: Item & Relation }> {
    const topic = this.declared.topic?.(item);
    const [{ actions, entries }, topicRow] = await Promise.all([
      this.join(creator, item),
      topic && nextRowId(topic),
    ]);
    const made = { ...item, topicRow, rank: rankOf(1, this.row(item)) };
    return {
      actions: [...this.insert(made), ...addToRanking(this.declared.list(item), made), ...actions],
      entries: [this.entry(item), ...entries],
      seen: { ...item, ...relation(creator.id, item, true, 1) },
    };
  }

  /** The writes that make a member follow a circle, and the words that they are found by. */
  async follow(follower: Follower, item: Place & Counted): Promise<Joined> {
    const { actions, entries } = await this.join(follower, item);
    return { actions: [...actions, this.followed(item)], entries };
  }

  /** The same without word of it to who ranks it. */
  private async join({ id, name, isNamed }: Follower, item: Place & Counted): Promise<Joined> {
    const followers = this.followers(item);
    const follows = this.declared.follows(id, item);
    const followerName = this.declared.findsMembers ? name : '';
    const [newest, followRow] = await Promise.all([nextRowId(followers), nextRowId(follows)]);
    const followerRow = placedRow(newest, !isNamed);
    // Who left and came back is not taken for the one before: the versions go on.
    const pair = { followerRow, followRow, followerName, communityName: '', version: Date.now() };
    const { communityName: _, ...stored } = pair;
    const put = {
      Item: { ...this.declared.follow(id, item.id), [this.idName]: item.id, ...stored },
      ConditionExpression: 'attribute_not_exists(pk)',
    };
    return {
      actions: [
        { put, otherwise: changedMeanwhile },
        ...addRow(followers, followerRow, { userId: id }, () => this.missing()),
        ...addRow(follows, followRow, { [this.idName]: item.id }),
      ],
      entries: followerName === '' ? [] : [this.follower(id, item.id, pair)],
    };
  }

  /** The writes that make a member stop, as the following was read. */
  async unfollow(userId: string, item: Place & Counted, pair: Follow): Promise<Action[]> {
    return [
      ...(await this.leave(userId, item, pair)),
      ...removeRow(this.followers(item), pair.followerRow, changedMeanwhile),
      this.followed(item),
    ];
  }

  /** The write that leaves word that a circle is followed by more or fewer. */
  private followed(item: Place & Counted): Action {
    return leave({ kind: 'followed', circle: this.declared.noun, key: this.key(item) });
  }

  /** The same without the row and the counts of the circle, for one that is gone. */
  async leave(userId: string, item: Place & Pick<CircleItem, 'id'>, pair: Follow): Promise<Action[]> {
    const { follow, follows } = this.declared;
    const list = follows(userId, item);
    const own = { list: list.pk, row: pair.followRow, id: item.id, text: pair.communityName };
    return [
      removeAsRead(follow(userId, item.id), pair, 'follow.changed'),
      ...(await (list.isShort ? removeShortRow : removeRow)(list, pair.followRow, changedMeanwhile)),
      ...removeWords([this.follower(userId, item.id, pair), own]),
    ];
  }

  /** How a member is found among the followers. */
  follower(userId: string, id: string, { followerRow, followerName }: Follow): Entry {
    return { list: this.declared.followers(id), row: followerRow, id: userId, text: followerName };
  }

  /** Of another category it stands elsewhere. */
  override change(item: Item, set: Partial<Item>): Action[] {
    const moves = 'category' in set ? moveInRanking(this.declared.list(item), item, { ...item, ...set }) : [];
    return [...super.change(item, set), ...moves];
  }

  /** Where it stands, the worker may change at any time. */
  override still({ rank, topicRow }: Item, set?: Partial<Item>): Still {
    return set && !('category' in set || 'topicRow' in set || 'rank' in set) ? {} : { rank, topicRow };
  }

  override unlist(item: Item): readonly Action[] {
    return removeFromRanking(this.declared.list(item), item);
  }

  override beside(place: Place): readonly Part[] {
    const { list, categories } = this.declared;
    const all = list(place);
    const listed = [
      partitions.ranking(all),
      ...categories.flatMap((each) => [partitions.ranking(all, each), lists.ofCategory(all, each).pk]),
    ];
    return [...super.beside(place), ...listed.map((pk) => ({ part: 'partition' as const, pk }))];
  }

  override hangs(item: Item): readonly Part[] {
    const { noun, followers, within } = this.declared;
    const above = within && this.above(item);
    return [
      { part: 'followers', kind: noun, id: item.id, list: followers(item.id), above },
      ...super.hangs(item),
    ];
  }

  override lists(item: Item): readonly PagedList[] {
    return [this.followers(item), ...super.lists(item)];
  }

  /** What names the circle in the member's rows. */
  get idName(): string {
    return `${this.declared.noun}Id`;
  }
}

const relation = (userId: string, { creator }: Stored, isFollowed: boolean, count: number): Relation => ({
  isFollowed: isFollowed ? '1' : '0',
  isCreator: creator === userId ? 'true' : 'false',
  followersCount: count,
});

function changedMeanwhile(): Outrun {
  return new Outrun('follow.changed');
}
