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
import { coverOf, longTitle, longWord, mark, nothing } from '../samples.tsx';
import { Specimen } from '../specimen.tsx';

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
    icon={mark(Ellipsis)}
    entries={[
      { icon: mark(Pencil), text: 'Edit', onSelect: nothing },
      { icon: mark(Trash2), text: 'Delete', danger: true, onSelect: nothing },
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
const cards = [
  { title: 'Night lambing', cover: coverOf('1'), text, actions: join },
  { title: longTitle, to: '/', cover: coverOf('2'), corner: menu, text: text + text, actions: joined },
  { title: longWord, text: longWord, actions: joined },
];
const farmer = (
  <Meta>
    <span>Farmer</span>
  </Meta>
);
const tiles = [
  { title: 'Living soil in seven lessons', meta: '3 of 7 lessons', progress: 43 },
  { title: longTitle, meta: '9 of 10 lessons', progress: 90 },
  ...[longWord, 'Rain diary 2024', 'Hedges that pay'].map((title) => ({ title, meta: 'Articles' })),
];

export const CardSection = () => (
  <>
    <CardGrid>
      {cards.map((card) => (
        <li key={card.title}>
          <Card {...card} meta={followers} />
        </li>
      ))}
      <li aria-hidden="true">
        <CardSkeleton />
      </li>
    </CardGrid>
    <div className="specimens-columns grid gap-5">
      <Specimen name="list" wide>
        <List label="Members">
          <ListRow title="Wanjiru Kamau" to="/" lead={<Avatar id="1" name="Wanjiru Kamau" />} meta={farmer}>
            <Button small>Follow</Button>
          </ListRow>
          <ListRow title={longWord} lead={<Avatar id="2" name={longWord} />}>
            <Badge tone="accent">Live</Badge>
          </ListRow>
          <ListRow title={longTitle} />
        </List>
      </Specimen>
      <Specimen name="cover">
        <Picture {...coverOf('3')} alt="" className="cover" />
      </Specimen>
    </div>
    <MyTiles title="My courses">
      {tiles.map((tile, index) => (
        <Tile key={tile.title} to="/" cover={coverOf(String(index + 4))} {...tile} />
      ))}
    </MyTiles>
    <MyTiles title="My groups" />
    <MyTiles title="My library">
      <TileSkeleton />
      <TileSkeleton />
      <TileSkeleton />
    </MyTiles>
  </>
);

const MyTiles = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Tiles title={title} icon={mark(BookOpen)} addTo="/" addLabel={`Add to ${title}`} moreTo="/">
    {children}
  </Tiles>
);
