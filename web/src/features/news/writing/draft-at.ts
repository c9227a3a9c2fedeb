/** The address at which one goes on with a draft of a news. */
export const draftAt = ({ id, copyOf }: { readonly id: string; readonly copyOf?: string | undefined }) =>
  copyOf === undefined ? `/news/add?${new URLSearchParams({ draft: id })}` : `/news/edit/${copyOf}`;
