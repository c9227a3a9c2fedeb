import { useEffect, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ShownEvent } from '../events/shown-event.ts';

/** What is open over the month. A new event that was begun before has the name that the device gave it. */
export type Open =
  | { readonly act: 'day'; readonly day: string }
  | { readonly act: 'add'; readonly day?: string; readonly id?: string }
  | { readonly act: 'edit'; readonly id: string }
  | { readonly act: 'delete'; readonly event: ShownEvent };

/** The dialogs over the calendar. Over an opened day they take its place, and give it back. */
export function useCalendarChanges() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<readonly Open[]>([]);
  const [isOpening, startTransition] = useTransition();
  const last = open.at(-1);
  const show = (next: Open) =>
    startTransition(() => setOpen((before) => [...before.filter(({ act }) => act === 'day'), next]));

  const params = new URLSearchParams(search);
  const [add, edit] = [params.get('add'), params.get('edit')];
  // What waits or was refused is opened by its address, once: Back and a reload do not open it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each such address, and no other way
  useEffect(() => {
    if (add) show({ act: 'add', id: add });
    else if (edit) show({ act: 'edit', id: edit });
    else return;
    params.delete('add');
    params.delete('edit');
    navigate({ pathname, search: `${params}` }, { replace: true });
  }, [add, edit]);

  return {
    last,
    isOpening,
    show,
    askDelete: (event: ShownEvent) => show({ act: 'delete', event }),
    close: () => setOpen((before) => before.slice(0, -1)),
    /** All of them: the month shows what was done. */
    closeAll: () => setOpen([]),
  };
}

export type CalendarChanges = ReturnType<typeof useCalendarChanges>;
