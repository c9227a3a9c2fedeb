import { CircleHelp, Ellipsis, LogOut, Settings, Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Dropdown } from '#web/components/overlay/dropdown.tsx';
import { Menu } from '#web/components/overlay/menu.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { longWord } from '../long-text.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const overlays = {
  dialog: lazy(async () => ({ default: (await import('../overlays.tsx')).SampleDialog })),
  'dialog, error, long text': lazy(async () => ({ default: (await import('../overlays.tsx')).FailedDialog })),
  'list of checks': lazy(async () => ({ default: (await import('../overlays.tsx')).SampleChoice })),
  confirm: lazy(async () => ({ default: (await import('../overlays.tsx')).SampleConfirm })),
  'slide panel': lazy(async () => ({ default: (await import('../overlays.tsx')).SamplePanel })),
};

export function OverlaySection() {
  const [shown, setShown] = useState<keyof typeof overlays>();
  const Shown = shown && overlays[shown];
  return (
    <>
      <Specimens>
        {(Object.keys(overlays) as (keyof typeof overlays)[]).map((name) => (
          <Button key={name} onClick={() => setShown(name)}>
            Open {name}
          </Button>
        ))}
        <Button onClick={() => toast('has been added to selected collections')}>Show a toast</Button>
        <Button onClick={() => toast(longWord)}>Show a long toast</Button>
      </Specimens>
      <div className="gallery-menus">
        <Specimens>
          <Specimen name="menu">
            <Menu
              label="More"
              icon={<Ellipsis className="icon" aria-hidden="true" />}
              entries={[
                { icon: <CircleHelp className="icon" aria-hidden="true" />, text: 'Ask a question', to: '/' },
                { icon: <Star className="icon" aria-hidden="true" />, text: 'Feedback', to: '/' },
                {
                  icon: <LogOut className="icon" aria-hidden="true" />,
                  text: 'Leave Course',
                  danger: true,
                  onSelect: () => undefined,
                },
              ]}
            />
          </Specimen>
          <Specimen name="dropdown">
            <Dropdown
              label="Settings"
              face={<Settings className="icon" aria-hidden="true" />}
              panelClassName="menu"
            >
              {() => <p>Anything can stand here.</p>}
            </Dropdown>
          </Specimen>
        </Specimens>
      </div>
      {Shown && (
        <Suspense>
          <Shown onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}
