import { Pencil, Plus } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { SampleFrame } from '#web/components/page/sample-frame.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { cover } from '#web/lib/art.ts';
import { CircleHead } from '#web/parts/circles/page/circle-head.tsx';
import { messages as all } from '../messages.ts';
import { GroupSampleParts } from './group-samples.tsx';
import { messages } from './messages.ts';
import { trySampleGroup, useSampleGroup } from './use-sample-group.ts';

const SampleGroupDialog = lazyPart(async () => (await import('./sample-group-dialog.tsx')).SampleGroupDialog);

const texts = messages.static;
const nothing = { title: '', description: '' };

/** The page of a group that is made up, with the documents' static forms, which lead here. */
export function SampleGroupPage() {
  const group = useSampleGroup();
  const { title, description, category, followers } = group;
  const navigate = useNavigate();
  const [open, setOpen] = useState<'create' | 'edit'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <BackLink to="/groups">{all.title}</BackLink>
      <SampleFrame id={useId()} title={texts.sample} text={texts.sampleText}>
        <CircleHead
          picture={{ fallback: cover(group.cover), width: 800, height: 450 }}
          yours={all.yours}
          category={category}
          title={title}
          words={<p>{description}</p>}
          followers={followers}
        >
          <Button
            variant="primary"
            icon={<Pencil className="icon" aria-hidden="true" />}
            onClick={() => setOpen('edit')}
          >
            {all.edit}
          </Button>
          <Button icon={<Plus className="icon" aria-hidden="true" />} onClick={() => setOpen('create')}>
            {all.create}
          </Button>
        </CircleHead>
        <GroupSampleParts />
      </SampleFrame>
      <Suspense fallback={null}>
        {open && (
          <SampleGroupDialog
            title={open === 'edit' ? all.edit : all.create}
            action={open === 'edit' ? texts.save : all.create}
            initial={open === 'edit' ? group : nothing}
            onDone={(typed) => {
              trySampleGroup(typed);
              close();
              navigate('/my-group-view-page', { replace: true });
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
