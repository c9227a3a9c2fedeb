/**
 * Sends until it is answered with something else than 'try again' (503), as the site does by itself: where very many
 * change one thing at once on a busy machine, some are told so (decision 16).
 */
export async function heard<Reply extends { readonly status: number }>(
  send: () => Promise<Reply>,
): Promise<Reply> {
  for (;;) {
    const reply = await send();
    if (reply.status !== 503) return reply;
  }
}
