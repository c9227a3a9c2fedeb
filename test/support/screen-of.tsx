import type { ReactElement, ReactNode } from 'react';
import { type InitialEntry, Route, Routes } from 'react-router-dom';
import { beforeEach } from 'vitest';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { type Answers, Place, renderAt, type SignedIn, serve, startSite, storeSession } from './web.tsx';

interface ScreenOptions {
  /** What the API answers unless a test says otherwise. */
  readonly answers?: () => Answers;
  /** @default ada, in community 3 */
  readonly member?: SignedIn;
  /** Stands beside what the address shows. */
  readonly beside?: ReactNode;
  /** Whether what is said in toasts is there. @default true */
  readonly hasToasts?: boolean;
}

/**
 * Screens by their addresses, each test's for a member who is signed in; `at` is where one is first, unless a test says
 * otherwise. Beside them stand the address (`place`) and what is said (`Toasts`); other addresses show nothing.
 */
export function screenOf(
  routes: Record<string, ReactElement>,
  at: InitialEntry,
  { answers: usual, member, beside, hasToasts = true }: ScreenOptions = {},
) {
  beforeEach(() => storeSession(member));

  /** As it is opened once more, with the same API. */
  const open = (path = at) =>
    renderAt(
      path,
      <>
        <Routes>
          {Object.entries(routes).map(([address, element]) => (
            <Route key={address} path={address} element={element} />
          ))}
          <Route path="*" element={null} />
        </Routes>
        {beside}
        <Place />
        {hasToasts && <Toasts />}
      </>,
    );

  /** @returns what is asked for, oldest first */
  async function show(answers: Answers = {}, path = at) {
    const asked = serve({ ...usual?.(), ...answers });
    await startSite();
    open(path);
    return asked;
  }

  return { show, open };
}
