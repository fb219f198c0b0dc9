/** WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): commands and their answers over one WebSocket. */

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Connects to a browser. Commands reject if the answer is an error or the connection is closed. */
export async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`no answer at ${url}`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  socket.addEventListener('close', () => {
    for (const settle of waiting.values())
      settle({ type: 'error', error: 'the browser hung up', message: '' });
  });
  const send = <T = void>(method: string, params: object = {}) =>
    new Promise<T>((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ type, result, error, message }) => {
        if (type === 'success') resolve(result as T);
        else reject(new Error(`${method}: ${error}: ${message}`));
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, disconnect: () => socket.close() };
}
