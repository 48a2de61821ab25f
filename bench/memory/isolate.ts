/** Reads the memory of a Worker's isolate through the inspector, counted as Cloudflare does: heap and buffers. */

interface Usage {
  usedSize: number;
  /** Array buffers and the memory of WebAssembly. */
  backingStorageSize: number;
}

export interface Isolate {
  /** Bytes in use, including garbage that is not yet collected. */
  used(): Promise<number>;
  close(): void;
}

const ANSWER_MS = 60_000;

/** Connects to the inspector of the Worker that runs under `wrangler dev --inspector-port`. */
export async function inspect(port: number): Promise<Isolate> {
  const headers = { origin: 'http://localhost' };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers } as never);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')), {
      once: true,
    });
  });
  const waiting = new Map<number, (message: { result?: unknown; error?: { message: string } }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  let last = 0;
  const call = <T>(method: string): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const timer = setTimeout(() => reject(new Error(`${method} has no answer.`)), ANSWER_MS);
      waiting.set(id, ({ result, error }) => {
        clearTimeout(timer);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as T);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  return {
    async used() {
      const { usedSize, backingStorageSize } = await call<Usage>('Runtime.getHeapUsage');
      return usedSize + backingStorageSize;
    },
    close: () => socket.close(),
  };
}
