import { Pencil, Plus } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { SampleFrame } from '#web/components/page/sample-frame.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages as all } from '#web/features/groups/messages.ts';
import { GroupSampleParts } from '#web/features/groups/page/group-samples.tsx';
import { messages } from '#web/features/groups/page/messages.ts';
import { sampleGroup } from '#web/features/groups/page/samples.ts';
import { cover } from '#web/lib/art.ts';
import { memberMemory } from '#web/lib/session/member-memory.ts';
import { CircleHead } from '#web/parts/circles/page/circle-head.tsx';

const SampleGroupDialog = lazyPart(
  async () => (await import('#web/features/groups/page/sample-group-dialog.tsx')).SampleGroupDialog,
);

/** A trial stays until the page is closed: a sample is never kept. */
const tried = memberMemory(sampleGroup);

const texts = messages.static;
const nothing = { title: '', description: '' };

/** The page of a sample group, with the documents' static forms, which lead here. */
export function SampleGroupScreen() {
  const group = tried.useValue();
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
          <Button variant="primary" icon={<Pencil />} onClick={() => setOpen('edit')}>
            {all.edit}
          </Button>
          <Button icon={<Plus />} onClick={() => setOpen('create')}>
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
              tried.change((before) => ({ ...before, ...typed }));
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
