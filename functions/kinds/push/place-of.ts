interface Happened {
  readonly on: string;
  readonly onId: string;
  readonly replyId?: string | undefined;
}

/** A piece as far as its address depends on it. */
interface Placed {
  readonly communityId?: string | undefined;
  readonly in?: string | undefined;
  readonly inId?: string | undefined;
}

/** Where a reader sees what happened to a piece: the site's own list of notices leads to the same. */
export function placeOf({ on, onId, replyId }: Happened, piece: Placed): string {
  const place = pieceAt(on, onId, piece);
  return replyId === undefined ? place : `${place}#reply-${replyId}`;
}

function pieceAt(on: string, id: string, { communityId, in: within, inId }: Placed): string {
  const asked = (name: string, value = '') => `?${new URLSearchParams({ [name]: value })}`;
  if (on === 'news') return `/news/${id}${asked('community', communityId)}`;
  if (on === 'resource') return `/library/${id}`;
  if (on === 'post') {
    return `${within === 'enterprise' ? '/your-enterprises' : '/groups'}/${inId}${asked('post', id)}`;
  }
  return `/${on}/${id}`;
}
