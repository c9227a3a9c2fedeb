interface Row {
  readonly id: string;
}
interface Page {
  readonly data: readonly Row[];
  readonly totalItems: number;
}

/** A page of a list with what was sent: where it stands, or on the first page before all others. */
export function withRow<Some extends Page>(page: Some, said: Some['data'][number], pageNumber = 1): Some {
  if (page.data.some(({ id }) => id === said.id))
    return { ...page, data: page.data.map((one) => (one.id === said.id ? said : one)) };
  if (pageNumber > 1) return page;
  return { ...page, data: [said, ...page.data], totalItems: page.totalItems + 1 };
}

/** The same without what was deleted. */
export function withoutRow<Some extends Page>(page: Some, gone: string): Some {
  const data = page.data.filter(({ id }) => id !== gone);
  return data.length === page.data.length ? page : { ...page, data, totalItems: page.totalItems - 1 };
}
