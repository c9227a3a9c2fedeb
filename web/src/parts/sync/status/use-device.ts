import { Laptop, type LucideIcon, Smartphone } from 'lucide-react';
import { useMedia } from '#web/lib/use-media.ts';

/** What the member holds, by its pointer: a mouse means a computer. */
export function useDevice(): { readonly name: 'phone' | 'computer'; readonly Icon: LucideIcon } {
  const hasMouse = useMedia('(hover: hover) and (pointer: fine)');
  return hasMouse ? { name: 'computer', Icon: Laptop } : { name: 'phone', Icon: Smartphone };
}
