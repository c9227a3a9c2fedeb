import { CircleHelp, Ellipsis, LogOut, Settings, Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Dropdown } from '#web/components/overlay/dropdown.tsx';
import { Menu } from '#web/components/overlay/menu.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { toastWaiting } from '#web/components/overlay/toast-waiting.ts';
import type { OverlayName } from '../overlays.tsx';
import { longWord, mark, nothing } from '../samples.tsx';
import { Specimens } from '../specimen.tsx';

const Overlay = lazy(async () => ({ default: (await import('../overlays.tsx')).Overlay }));
const names: readonly OverlayName[] = [
  'dialog',
  'dialog, error, long text',
  'list of checks',
  'confirm',
  'slide panel',
];
const menus = {
  menu: (
    <Menu
      label="More"
      icon={mark(Ellipsis)}
      entries={[
        { icon: mark(CircleHelp), text: 'Ask a question', to: '/' },
        { icon: mark(Star), text: 'Feedback', to: '/' },
        { icon: mark(LogOut), text: 'Leave Course', danger: true, onSelect: nothing },
      ]}
    />
  ),
  dropdown: (
    <Dropdown label="Settings" face={mark(Settings)} panelClassName="menu">
      {() => <p>Anything can stand here.</p>}
    </Dropdown>
  ),
};

export function OverlaySection() {
  const [shown, setShown] = useState<OverlayName>();
  return (
    <>
      <div className="specimens gap-5">
        {names.map((name) => (
          <Button key={name} onClick={() => setShown(name)}>
            Open {name}
          </Button>
        ))}
        <Button onClick={() => toast('has been added to selected collections')}>Show a toast</Button>
        <Button onClick={() => toastWaiting('There is no connection right now.')}>Show what waits</Button>
        <Button onClick={() => toast(longWord)}>Show a long toast</Button>
      </div>
      <div className="gallery-menus">
        <Specimens of={menus} />
      </div>
      {shown && (
        <Suspense>
          <Overlay name={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}
