import { useEffect, useId, useState } from 'react';
import { users } from '#contract/users/users.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { type ApiError, call } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { formatDay } from './format-day.ts';
import { messages } from './messages.ts';

const LOOK_EVERY_MS = 3000;
const { data: texts } = messages;

/** All that is a member's, to download: asked for with one tap, made meanwhile, and kept for a week. */
export function OwnData() {
  const title = useId();
  const { data: reply, mutate } = useApi(users.getExport, {});
  const [work, setWork] = useState<'asking' | 'opening'>();
  const [error, setError] = useState<ApiError>();
  const { state = 'none', size = 0, until } = reply?.data ?? {};
  const isMaking = state === 'making';

  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => void mutate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMaking, mutate]);

  const act = async (doing: 'asking' | 'opening', run: () => Promise<unknown>) => {
    setWork(doing);
    setError(undefined);
    await run().catch(setError);
    setWork(undefined);
  };
  const ask = () => act('asking', async () => mutate(await call(users.askExport, {}), { revalidate: false }));
  // Its address is good for minutes only.
  const open = () =>
    act('opening', async () => {
      const fresh = await call(users.getExport, {});
      if (fresh.data.url) location.assign(fresh.data.url);
      await mutate(fresh, { revalidate: false });
    });

  return (
    <section className="stack gap-3" aria-labelledby={title}>
      <h2 id={title}>{texts.title}</h2>
      <p className="soft">{texts.about}</p>
      <p role="status">{said(state, size, until)}</p>
      {error && <FormError>{error.message}</FormError>}
      <div className="cluster">
        {state === 'ready' && (
          <Button busy={work === 'opening'} busyText={texts.opening} onClick={open}>
            {texts.download}
          </Button>
        )}
        {reply && !isMaking && (
          <Button
            variant={state === 'ready' ? 'plain' : 'quiet'}
            busy={work === 'asking'}
            busyText={texts.asking}
            onClick={ask}
          >
            {{ none: texts.ask, failed: texts.again, ready: texts.askNew }[state as 'none']}
          </Button>
        )}
      </div>
    </section>
  );
}

function said(state: string, size: number, until = ''): string {
  if (state === 'ready') return texts.ready(`${megabytes(size)} MB`, formatDay(until));
  return { making: texts.making, failed: texts.failed }[state] ?? '';
}

/** At least a tenth, as '0.1' or '12'. */
const megabytes = (bytes: number): string => {
  const all = Math.max(bytes / 1_000_000, 0.1);
  return all < 10 ? all.toFixed(1) : String(Math.round(all));
};
