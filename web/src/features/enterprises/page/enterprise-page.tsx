import { CirclePage } from '#web/parts/circles/page/circle-page.tsx';
import { enterprise } from '../enterprise-kind.ts';
import { EnterpriseSamples } from './enterprise-samples.tsx';
import { messages } from './messages.ts';

/** An enterprise; what it plans and shows is still made up. */
export function EnterprisePage({ id }: { id: string | undefined }) {
  return (
    <CirclePage
      key={id}
      kind={enterprise}
      id={id}
      factsOf={({ roles }) =>
        roles && (
          <dl className="circle-facts">
            <dt>{messages.roles}</dt>
            <dd>{roles}</dd>
          </dl>
        )
      }
    >
      <EnterpriseSamples />
    </CirclePage>
  );
}
