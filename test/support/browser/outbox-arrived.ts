import type { Page } from 'playwright-core';
import { scriptArrived } from './script-arrived.ts';

/**
 * Until what sends the things that wait is there, a moment after the first screen: without it they would wait for a
 * reload.
 */
export const outboxArrived = (page: Page): Promise<void> => scriptArrived(page, /\/outbox-(?!kind|shown)/);
