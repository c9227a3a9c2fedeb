import { Check, Info, X } from 'lucide-react';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { ProgressSteps, StepDot } from '#web/components/state/progress-steps.tsx';
import { person } from '#web/lib/art.ts';
import { longWord } from '../long-text.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const steps = (['done', 'done', 'now', 'open', 'open', 'locked', 'locked'] as const).map((state, index) => ({
  id: String(index),
  state,
}));

export function MarkSection() {
  return (
    <>
      <Specimens>
        <Specimen name="plain">
          <Badge>Farmers</Badge>
        </Specimen>
        <Specimen name="primary">
          <Badge tone="primary">Farming</Badge>
        </Specimen>
        <Specimen name="accent">
          <Badge tone="accent">Live</Badge>
        </Specimen>
        <Specimen name="success">
          <Badge tone="success" icon={<Check className="icon" aria-hidden="true" />}>
            Success
          </Badge>
        </Specimen>
        <Specimen name="danger">
          <Badge tone="danger" icon={<X className="icon" aria-hidden="true" />}>
            failed
          </Badge>
        </Specimen>
        <Specimen name="info">
          <Badge tone="info" icon={<Info className="icon" aria-hidden="true" />}>
            Example
          </Badge>
        </Specimen>
        <Specimen name="long text">
          <Badge>{longWord}</Badge>
        </Specimen>
      </Specimens>
      <Specimens>
        {(['sm', 'md', 'form', 'lg'] as const).map((size, index) => (
          <Specimen key={size} name={`initials ${size}`}>
            <Avatar id={String(index)} name="Wanjiru Kamau" size={size} />
          </Specimen>
        ))}
        <Specimen name="one word">
          <Avatar id="4" name="aoife" />
        </Specimen>
        <Specimen name="without a name">
          <Avatar id="5" name="anonymous" />
        </Specimen>
        <Specimen name="a name on its way">
          <Avatar id="6" name={undefined} />
        </Specimen>
        <Specimen name="a picture">
          <Avatar id="7" name="Wanjiru Kamau" src={person(1)} />
        </Specimen>
        <Specimen name="meta">
          <Meta>
            <span>Wanjiru Kamau</span>
            <time dateTime="2025-03-12">12 March 2025</time>
            <span>4 min read</span>
          </Meta>
        </Specimen>
        <Specimen name="meta, long text">
          <Meta>
            <span>{longWord}</span>
            <span>64 followers</span>
          </Meta>
        </Specimen>
        <Specimen name="note on samples">
          <SampleNote id="sample" title="A sample." text="These are made up until there are some." />
        </Specimen>
      </Specimens>
      <Specimens>
        {(['done', 'now', 'open', 'locked'] as const).map((state, index) => (
          <Specimen key={state} name={state}>
            <StepDot state={state} number={index + 1} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens columns>
        <Specimen name="nothing done">
          <ProgressBar label="Grafting in one weekend" value={0} />
        </Specimen>
        <Specimen name="in the middle">
          <ProgressBar label="Living soil in seven lessons" value={3} max={7} words="3 of 7 lessons" />
        </Specimen>
        <Specimen name="all done">
          <ProgressBar label="Drip lines that last ten years" value={100} />
        </Specimen>
        <Specimen name="steps: circles from 600 px, below a bar" wide>
          <ProgressSteps label="Living soil in seven lessons" words="2 of 7 lessons" steps={steps} />
        </Specimen>
      </Specimens>
    </>
  );
}
