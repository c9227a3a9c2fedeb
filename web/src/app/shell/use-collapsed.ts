import { useState } from 'react';
import { drop, keep, readKept } from '#web/lib/device/browser-storage.ts';

const KEY = 'sidebarCollapsed';

/** Whether the sidebar is small; the choice stays on this device. */
export function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => readKept(KEY) !== null);
  const choose = (chosen: boolean) => {
    if (chosen) keep(KEY, 'true');
    else drop(KEY);
    setCollapsed(chosen);
  };
  return [isCollapsed, choose];
}
