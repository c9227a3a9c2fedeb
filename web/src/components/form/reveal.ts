/** As a `ref`, brings what appears in a form into view, past what stays at the edges of a sheet. */
export const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
