import { LinkedText } from '#web/components/content/linked-text.tsx';
import { ShareAddress } from '#web/components/content/share-address.tsx';
import { Stars } from '#web/components/content/stars.tsx';
import { NewsBeside } from '#web/features/news/reading/news-beside.tsx';
import { coverFor } from '#web/lib/art.ts';
import { Shrinking } from '#web/parts/editor/files/shrinking.tsx';
import { VideoCard } from '#web/parts/editor/reading/video-card.tsx';
import { longTitle, longWord } from '../samples.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const video = 'https://video.fieldschool.example/watch?v=hail';
const sharing = { share: 'Share', copied: 'Address copied', byHand: 'Address to be copied' };
const wide = {
  'a video elsewhere': <VideoCard link={video} title="Reading hail damage in barley, leaf by leaf" />,
  'with a cover, a long title': <VideoCard link={video} title={longTitle} cover={coverFor('2')} />,
  'without a title, a long host': <VideoCard link={`https://${longWord.slice(0, 60)}.video.example`} />,
  'a video that is made smaller before it is sent': (
    <Shrinking name="hail.mov" percent={41} onStop={() => undefined} />
  ),
  'addresses in a text': (
    <p>
      <LinkedText>
        Counts are at https://field.example/counts, not at https://bank.example@evil.example/counts.
      </LinkedText>
    </p>
  ),
};

/** What stands in an article and at its end, and a film on its way there. */
export const ReadingSection = () => (
  <>
    <Specimens wide of={wide}>
      <Specimen name="stars">
        <Stars value={4.2} count={12} /> <Stars value={2.5} count={2} /> <Stars value={0} />
      </Specimen>
      <Specimen name="share">
        <ShareAddress title="Hail" url={video} texts={sharing} />
      </Specimen>
    </Specimens>
    <NewsBeside news={{ newer: { id: '1', title: longTitle }, older: { id: '2', title: longWord } }} />
  </>
);
