import { Check, Info, X } from 'lucide-react';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { ProgressSteps, StepDot } from '#web/components/state/progress-steps.tsx';
import { cover } from '#web/lib/art.ts';
import { longWord, mark } from '../samples.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const steps = (['done', 'done', 'now', 'open', 'open', 'locked', 'locked'] as const).map((state, index) => ({
  id: String(index),
  state,
}));
const name = 'Wanjiru Kamau';
const soil = 'Living soil in seven lessons';

export const MarkSection = () => (
  <>
    <Specimens
      of={{
        plain: <Badge>Farmers</Badge>,
        primary: <Badge tone="primary">Farming</Badge>,
        accent: <Badge tone="accent">Live</Badge>,
        success: (
          <Badge tone="success" icon={mark(Check)}>
            Success
          </Badge>
        ),
        danger: (
          <Badge tone="danger" icon={mark(X)}>
            failed
          </Badge>
        ),
        info: (
          <Badge tone="info" icon={mark(Info)}>
            Example
          </Badge>
        ),
        'long text': <Badge>{longWord}</Badge>,
      }}
    />
    <Specimens
      of={{
        'initials sm': <Avatar id="0" name={name} size="sm" />,
        'initials md': <Avatar id="1" name={name} />,
        'initials form': <Avatar id="2" name={name} size="form" />,
        'initials lg': <Avatar id="3" name={name} size="lg" />,
        'one word': <Avatar id="4" name="aoife" />,
        'without a name': <Avatar id="5" name="anonymous" />,
        'a name on its way': <Avatar id="6" name={undefined} />,
        'a picture': <Avatar id="7" name={name} src={cover(1)} />,
        meta: (
          <Meta>
            <span>{name}</span>
            <time dateTime="2025-03-12">12 March 2025</time>
            <span>4 min read</span>
          </Meta>
        ),
        'meta, long text': (
          <Meta>
            <span>{longWord}</span>
            <span>64 followers</span>
          </Meta>
        ),
        'note on samples': (
          <SampleNote id="sample" title="A sample." text="These are made up until there are some." />
        ),
      }}
    />
    <Specimens
      of={{
        done: <StepDot state="done" number={1} />,
        now: <StepDot state="now" number={2} />,
        open: <StepDot state="open" number={3} />,
        locked: <StepDot state="locked" number={4} />,
      }}
    />
    <Specimens
      columns
      of={{
        'nothing done': <ProgressBar label="Grafting in one weekend" value={0} />,
        'in the middle': <ProgressBar label={soil} value={3} max={7} words="3 of 7 lessons" />,
        'all done': <ProgressBar label="Drip lines that last ten years" value={100} />,
      }}
    >
      <Specimen name="steps: circles from 600 px, below a bar" wide>
        <ProgressSteps label={soil} words="2 of 7 lessons" steps={steps} />
      </Specimen>
    </Specimens>
  </>
);
