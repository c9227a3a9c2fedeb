import { Button } from '#web/components/buttons/button.tsx';
import { installPrompt } from '#web/lib/device/install-prompt.ts';
import { messages } from './messages.ts';

interface InstallActProps {
  way: 'button' | 'menu';
  /** The browser has asked, and the member has answered. */
  onAnswered: () => void;
}

/** The button that puts Furrow on the home screen; where the browser has none, how it is done. */
export function InstallAct({ way, onAnswered }: InstallActProps) {
  if (way === 'menu') return <p className="text-sm">{messages.apple}</p>;
  const install = async () => {
    // The browser says itself what came of it.
    await installPrompt()?.prompt();
    onAnswered();
  };
  return (
    <div className="cluster">
      <Button small onClick={() => void install()}>
        {messages.install}
      </Button>
    </div>
  );
}
