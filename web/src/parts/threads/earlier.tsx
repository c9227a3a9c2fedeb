import { Button } from '#web/components/buttons/button.tsx';
import type { WorkState } from '#web/components/buttons/use-work.ts';

interface EarlierProps {
  left: number;
  state: WorkState;
  onLoad: () => Promise<void>;
  texts: {
    readonly earlier: string;
    readonly earlierFailed: string;
    readonly earlierLeft: (count: number) => string;
  };
}

/** The way to what stands before the pages that are shown; nothing where that is all. */
export const Earlier = ({ left, state, onLoad, texts }: EarlierProps) =>
  left > 0 && (
    <div className="cluster gap-3">
      <Button small busy={state === 'loading'} onClick={() => void onLoad()}>
        {texts.earlier}
      </Button>
      <span className="soft text-sm" role="status">
        {state === 'failed' ? texts.earlierFailed : texts.earlierLeft(left)}
      </span>
    </div>
  );
