import { BookOpen, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { Card, CardGrid, CardSkeleton } from '#web/components/content/card.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { Tile, TileSkeleton } from '#web/components/list/tile.tsx';
import { Tiles } from '#web/components/list/tiles.tsx';
import { Menu } from '#web/components/overlay/menu.tsx';
import { coverFor } from '#web/lib/art.ts';
import { longTitle, longWord } from '../long-text.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const cover = (id: string) => ({ fallback: coverFor(id), width: 800, height: 450 });
const text =
  'Growers of the northern slopes: seed exchange in March, harvest help in August, and a long table.';
const followers = (
  <Meta>
    <span>Farmers</span>
    <span>64 followers</span>
  </Meta>
);
const menu = (
  <Menu
    label="Community"
    icon={<Ellipsis className="icon" aria-hidden="true" />}
    entries={[
      { icon: <Pencil className="icon" aria-hidden="true" />, text: 'Edit', onSelect: () => undefined },
      {
        icon: <Trash2 className="icon" aria-hidden="true" />,
        text: 'Delete',
        danger: true,
        onSelect: () => undefined,
      },
    ]}
  />
);
const join = (
  <Button variant="primary" small>
    Join community
  </Button>
);
const joined = (
  <>
    <Button small>Unfollow</Button>
    <Button variant="soft" small>
      Visit
    </Button>
  </>
);

export function CardSection() {
  return (
    <>
      <CardGrid>
        <li>
          <Card title="Night lambing" cover={cover('1')} meta={followers} text={text} actions={join} />
        </li>
        <li>
          <Card
            title={longTitle}
            to="/"
            cover={cover('2')}
            corner={menu}
            meta={followers}
            text={text + text}
            actions={joined}
          />
        </li>
        <li>
          <Card title={longWord} meta={followers} text={longWord} actions={joined} />
        </li>
        <li aria-hidden="true">
          <CardSkeleton />
        </li>
      </CardGrid>
      <Specimens columns>
        <Specimen name="list" wide>
          <List label="Members">
            <ListRow
              title="Wanjiru Kamau"
              to="/"
              lead={<Avatar id="1" name="Wanjiru Kamau" />}
              meta={
                <Meta>
                  <span>Farmer</span>
                </Meta>
              }
            >
              <Button small>Follow</Button>
            </ListRow>
            <ListRow title={longWord} lead={<Avatar id="2" name={longWord} />}>
              <Badge tone="accent">Live</Badge>
            </ListRow>
            <ListRow title={longTitle} />
          </List>
        </Specimen>
        <Specimen name="cover">
          <Picture {...cover('3')} alt="" className="cover" />
        </Specimen>
      </Specimens>
      <MyTiles title="My courses">
        <Tile
          to="/"
          cover={cover('4')}
          title="Living soil in seven lessons"
          meta="3 of 7 lessons"
          progress={43}
        />
        <Tile to="/" cover={cover('5')} title={longTitle} meta="9 of 10 lessons" progress={90} />
        <Tile to="/" cover={cover('6')} title={longWord} meta="Articles" />
        <Tile to="/" cover={cover('7')} title="Rain diary 2024" meta="Articles" />
        <Tile to="/" cover={cover('8')} title="Hedges that pay" meta="Articles" />
      </MyTiles>
      <MyTiles title="My groups" />
      <MyTiles title="My library">
        <TileSkeleton />
        <TileSkeleton />
        <TileSkeleton />
      </MyTiles>
    </>
  );
}

function MyTiles({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Tiles
      title={title}
      icon={<BookOpen className="icon" aria-hidden="true" />}
      addTo="/"
      addLabel={`Add to ${title}`}
      moreTo="/"
    >
      {children}
    </Tiles>
  );
}
