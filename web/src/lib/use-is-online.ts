import { useSyncExternalStore } from 'react';
import { isLineLost, subscribeToLine } from '#web/lib/api/line.ts';

/** Whether the last call reached Furrow: a browser believes that it is online behind a network's sign-in page, too. */
export const useIsOnline = (): boolean => !useSyncExternalStore(subscribeToLine, isLineLost);
