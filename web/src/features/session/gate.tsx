import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import fields from '#web/art/fields.svg';
import { Brand } from '#web/components/page/brand.tsx';
import { lasting, passing, takes } from '#web/lib/device/browser-storage.ts';
import { usernameField } from '#web/lib/session/identity-fields.ts';
import { messages } from './messages.ts';
import './gate.css';

/** The fields of a sign-in and a sign-up. */
export const accountFields = {
  username: usernameField(messages.usernameMissing),
  password: z.string().check(z.minLength(1, { error: messages.passwordMissing, abort: true })),
};

/** The page around the sign-in and sign-up forms: the land from above, and the form beside it. */
export function Gate({ title, children }: { title: string; children: ReactNode }) {
  const [warning] = useState(warnOfStorage);
  return (
    <div className="gate">
      <div className="gate-art">
        <img src={fields} alt="" width={960} height={1200} />
      </div>
      <main className="gate-panel">
        <div className="gate-inner">
          <Brand />
          <h1 tabIndex={-1}>{title}</h1>
          {warning && <p className="gate-note soft">{warning}</p>}
          {children}
        </div>
      </main>
    </div>
  );
}

/** How long a member will stay signed in, where that is less than they may expect. */
function warnOfStorage(): string | undefined {
  if (takes(lasting)) return undefined;
  return takes(passing) ? messages.keptUntilClosed : messages.nothingKept;
}
