import type { NewEntry, Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { png } from '../files/pictures.ts';
import type { Site } from './page-source.ts';

/** What a member of the site writes about, which was there before. */
export interface Place {
  readonly communities: readonly string[];
  /** A news that is replied to. */
  readonly newsId: string;
  /** A rich text of the member's, for each device. */
  readonly richtexts: readonly string[];
}

/** Something that was put in an outbox, and what became of it there. */
export interface Written {
  readonly id: string;
  readonly kind: Kind;
  readonly member: string;
  readonly device: number;
  /** What it is about. */
  readonly about: string;
  readonly keys: readonly string[];
  /** Whether its device said that it is kept; undefined where nothing was said before the page ended. */
  isKept: boolean | undefined;
  /** Whether a page showed it as sent. */
  isSent: boolean;
  isDropped: boolean;
  /** Its number in the outbox. */
  number: number | undefined;
}

interface Made {
  readonly about: string;
  readonly steps: readonly Step[];
  readonly files?: Readonly<Record<string, File>>;
}
type Making = (site: Site, id: string, place: Place, device: number) => Made;

/** A picture for a field of a form, as the device keeps it. */
function picture(site: Site, id: string) {
  const name = `drafts/${id}`;
  const file = new File([png], 'field.png', { type: 'image/png' });
  return { kept: site.fileOf(name, file), files: { [name]: file } };
}

const text: Making = (site, id, { richtexts }, device) => {
  const richtextId = String(richtexts[device]);
  const steps = [site.newStep('richtexts.addText', { richtextId, order: 1, textDescription: id })];
  return { about: richtextId, steps };
};

/** Sent twice, it would be undone. */
const follow: Making = (site, id, { communities }) => {
  const communityId = String(communities[Number(id.slice(1)) % communities.length]);
  return { about: communityId, steps: [site.newStep('communities.followCommunity', { communityId })] };
};

/** Each step needs the reply of the one before, and the last one has a picture. */
const news: Making = (site, id, { communities: [communityId = ''] }) => {
  const richtext = site.newStep('richtexts.createRichtext', {});
  const richtextId = { from: richtext.key, path: 'richtext.id' };
  const { kept, files } = picture(site, id);
  const draft = { communityId, richtextId, title: id, category: 'Nature' };
  return {
    about: communityId,
    steps: [
      richtext,
      site.newStep('richtexts.addText', { richtextId, order: 1, textDescription: id }),
      site.newStep('news.createNews', draft, { files: { news: kept } }),
    ],
    files,
  };
};

const reply: Making = (site, id, { newsId }) => {
  const { kept, files } = picture(site, id);
  const draft = { on: 'news', id: newsId, text: id } as const;
  return { about: newsId, steps: [site.newStep('replies.addReply', draft, { files: { img: kept } })], files };
};

/** A text that is taken away again. */
const passing: Making = (site, id, place, device) => {
  const { about, steps } = text(site, id, place, device);
  const [added] = steps;
  const blockId = { from: String(added?.key), path: 'data.id' };
  return { about, steps: [...steps, site.newStep('richtexts.deleteText', { id: blockId })] };
};

const making = { text, follow, news, reply, passing };
export type Kind = keyof typeof making;
const kinds = Object.keys(making) as Kind[];

/** A new thing to write: what is put, with its files, and how it is told of. */
export function write(
  site: Site,
  at: Pick<Written, 'id' | 'member' | 'device'>,
  place: Place,
  choice: number,
) {
  const { id, member, device } = at;
  const kind = kinds[choice % kinds.length] ?? 'text';
  const { about, steps, files = {} } = making[kind](site, id, place, device);
  const entry: NewEntry = { id, kind, title: id, queueKey: `/${kind}/${about}/${device}`, steps };
  const written: Written = {
    id,
    kind,
    member,
    device,
    about,
    keys: steps.map(({ key }) => key),
    isKept: undefined,
    isSent: false,
    isDropped: false,
    number: undefined,
  };
  return { entry, files, written };
}
