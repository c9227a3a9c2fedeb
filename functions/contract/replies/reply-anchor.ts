/** The id of a reply's row on the page, which an address may name. */
export const replyAnchor = (id: string): string => `reply-${id}`;

/** Whether an address leads to a reply, by its hash. */
export const leadsToReply = (hash: string): boolean => hash.startsWith(`#${replyAnchor('')}`);
