import { RecordKind } from '#kinds/record/record.ts';
import { StaleReadError } from '#platform/errors.ts';
import { countInAll, countRows, countRowsOfEach } from '#platform/lists/list-counts.ts';
import {
  addRow,
  nextRowId,
  placedRow,
  removeOwnRow,
  removeRow,
  removeShortRow,
} from '#platform/lists/paged-list.ts';
import { type Entry, removeWords } from '#platform/lists/search.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import type { PagedList } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { removeAsRead } from '#platform/table/version.ts';
import { type CircleDeclaration, type CircleItem, Follow, type Follower, type Joined } from './follow.ts';

type Counted = Pick<CircleItem, 'id' | 'shards'>;

/**
 * The writes of following a circle. Where followers are listed, each has a row in the order of time. Elsewhere the
 * following itself is in the circle's partition, and the creator, who never leaves, is counted without a write.
 */
export class FollowedKind<Scope extends object, Item extends CircleItem & Scope> extends RecordKind<
  Scope,
  Item
> {
  declare readonly declared: CircleDeclaration<Scope, Item>;

  followers({ id, shards }: Counted): PagedList {
    return { pk: this.declared.followers(id), shards, isShort: !this.listsFollowers };
  }

  private get listsFollowers(): boolean {
    return this.declared.findsMembers;
  }

  async countFollowers(item: Item): Promise<number> {
    return (await countRows(this.followers(item))) + this.uncounted;
  }

  /** As of a moment ago. */
  async countFollowersOfEach(items: readonly Item[]): Promise<number[]> {
    const counts = await countRowsOfEach(items.map((item) => this.followers(item)));
    return counts.map((count) => count + this.uncounted);
  }

  private get uncounted(): number {
    return this.listsFollowers ? 0 : 1;
  }

  async findFollow(userId: string, id: string): Promise<Follow | undefined> {
    const item = await findItem(this.declared.follow(userId, id));
    // Where it was written before members were found by more than their names.
    return item && Follow.parse({ foundBy: item['followerName'], ...item });
  }

  /** The writes that make a member follow a circle, and their search words. */
  async follow(follower: Follower, item: Scope & Counted): Promise<Joined> {
    const { actions, entries } = await this.join(follower, item);
    return { actions: [...actions, this.followed(item)], entries };
  }

  /** The same without a job for the ranking, and for the creator. */
  protected async join(
    { id, text, isNamed }: Follower,
    item: Scope & Counted,
    isCreator = false,
  ): Promise<Joined> {
    const followers = this.followers(item);
    const follows = this.declared.follows(id, item);
    const foundBy = this.listsFollowers ? text : '';
    const [newest, followRow] = await Promise.all([
      this.listsFollowers ? nextRowId(followers) : id,
      nextRowId(follows),
    ]);
    const followerRow = this.listsFollowers ? placedRow(newest, !isNamed) : id;
    // A member who left and came back has a higher version than before.
    const pair = { followerRow, followRow, foundBy, version: Date.now() };
    const put = {
      Item: { ...this.declared.follow(id, item.id), [this.idName]: item.id, userId: id, ...pair },
      ConditionExpression: 'attribute_not_exists(pk)',
    };
    const closed = () => this.missing();
    const among = this.listsFollowers
      ? addRow(followers, followerRow, { userId: id }, closed)
      : isCreator
        ? []
        : [countInAll(followers, 1, closed)];
    return {
      actions: [
        { put, otherwise: changedMeanwhile },
        ...among,
        ...addRow(follows, followRow, { [this.idName]: item.id }),
      ],
      entries: foundBy === '' ? [] : [this.follower(id, item.id, pair)],
    };
  }

  /** The writes that make a member stop, on the condition of the following as it was read. */
  async unfollow(userId: string, item: Scope & Counted, pair: Follow): Promise<Action[]> {
    const followers = this.followers(item);
    return [
      ...(await this.leave(userId, item, pair)),
      ...(this.listsFollowers
        ? removeRow(followers, pair.followerRow, changedMeanwhile)
        : [countInAll(followers, -1)]),
      this.followed(item),
    ];
  }

  /** The write that adds a job because a circle has more or fewer followers. */
  private followed(item: Scope & Counted): Action {
    return enqueueJob({ kind: 'followed', circle: this.declared.noun, key: this.key(item) });
  }

  /** The same without the row and the counts of the circle, for a deleted one. */
  async leave(userId: string, item: Scope & Pick<CircleItem, 'id'>, pair: Follow): Promise<Action[]> {
    const { follow, follows } = this.declared;
    const list = follows(userId, item);
    return [
      removeAsRead(follow(userId, item.id), pair, 'follow.changed'),
      ...(await (list.isShort ? removeShortRow : removeOwnRow)(list, pair.followRow)),
      ...removeWords([this.follower(userId, item.id, pair)]),
    ];
  }

  /** The search entry of a member among the followers. */
  follower(userId: string, id: string, { followerRow, foundBy }: Follow): Entry {
    return { list: this.declared.followers(id), row: followerRow, id: userId, text: foundBy };
  }

  /** Its creator follows it. */
  override indexed(): { memberId?: string } {
    return {};
  }

  override lists(item: Item): readonly PagedList[] {
    return [this.followers(item), ...super.lists(item)];
  }

  /** What names the circle in the member's rows. */
  get idName(): string {
    return `${this.declared.noun}Id`;
  }
}

function changedMeanwhile(): StaleReadError {
  return new StaleReadError('follow.changed');
}
