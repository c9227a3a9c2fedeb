import { type Group, groups } from '#contract/communities/groups.ts';
import { Tile } from '#web/components/list/tile.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { messages as all } from '#web/parts/circles/messages.ts';
import { RowTiles, type TileRow, useTileRow } from '#web/parts/lists/row-tiles.tsx';
import { group } from './group-kind.ts';
import { messages } from './messages.ts';

/** The dashboard's row of the groups that the member follows in the current community. */
export function useGroupRow(): TileRow<Group> {
  const { community } = useSession();
  return useTileRow(groups.listUserGroups, { communityId: community?.id });
}

/** A row of the groups that the member follows, for `Tiles`. */
export function GroupTiles({ row }: { row: TileRow<Group> }) {
  const { texts, addresses, pictureOf } = group;
  return (
    <RowTiles row={row} texts={messages.row} wayOn={{ to: addresses.all, text: texts.empty.seeAll }}>
      {(item) => (
        <Tile
          key={item.id}
          to={`${addresses.all}/${item.id}`}
          title={item.title}
          meta={all.followers(item.followersCount)}
          cover={pictureOf(item)}
        />
      )}
    </RowTiles>
  );
}
