import { Button } from '#web/components/buttons/button.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { cover, parcelFor } from '#web/lib/art.ts';
import { CircleHead, CircleSkeleton } from '#web/parts/circles/page/circle-head.tsx';
import { longTitle, longWord, size } from '../samples.tsx';
import { Specimen } from '../specimen.tsx';

/** The page of a group or an enterprise: its head. */
export const CirclePageSection = () => (
  <>
    <Specimen name="own, with a picture">
      <CircleHead
        picture={{ fallback: cover(1), ...size }}
        yours="Yours"
        category="Farmers"
        title="Night lambing"
        words={<FoldedText>Who is up at four? Rotas, colostrum, a spare pair of hands.</FoldedText>}
        followers={64}
      >
        <Button variant="primary">Edit groups</Button>
        <Button className="btn-warn">Delete</Button>
      </CircleHead>
    </Specimen>
    <Specimen name="without a picture, long text">
      <CircleHead
        picture={{ fallback: parcelFor('ridge'), ...size }}
        title={longTitle}
        words={<FoldedText>{`${longTitle}. ${longWord} `.repeat(8)}</FoldedText>}
        facts={
          <dl className="circle-facts">
            <dt>Roles</dt>
            <dd>{longWord}</dd>
          </dl>
        }
        followers={1}
      >
        <Button variant="primary">Follow</Button>
      </CircleHead>
    </Specimen>
    <Specimen name="loading">
      <Loading>
        <CircleSkeleton />
      </Loading>
    </Specimen>
  </>
);
