import { useState } from 'react';

const KEY = 'sidebarCollapsed';

/** Whether the sidebar is small; the choice stays on this device. */
export function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) !== null);
  const choose = (chosen: boolean) => {
    if (chosen) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
    setCollapsed(chosen);
  };
  return [isCollapsed, choose];
}
