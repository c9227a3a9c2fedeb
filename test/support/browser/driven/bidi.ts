interface Reply {
  readonly id?: number;
  readonly result?: object;
  readonly error?: string;
  readonly message?: string;
}

/** A WebDriver BiDi session: each command has one reply; events are not asked for. */
export async function bidi(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<object>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result = {}, error, message } = JSON.parse(data) as Reply;
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has closed'));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return {
    call: <T = object>(method: string, params: object): Promise<T> => {
      last += 1;
      const reply = Promise.withResolvers<object>();
      waiting.set(last, reply);
      socket.send(JSON.stringify({ id: last, method, params }));
      return reply.promise as Promise<T>;
    },
  };
}
