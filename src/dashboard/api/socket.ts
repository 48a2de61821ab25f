const LEAST_MS = 1000;
const MOST_MS = 30_000;
/** A socket that does not open in this time is closed. */
const OPENING_MS = 10_000;
/** A socket that was open for this long resets the backoff. */
const WORKED_MS = 5000;

interface Options {
  onMessage: (data: string) => void;
  onClose: () => void;
  /** The close code with which the server refuses the socket: it is then not reopened. */
  refused: number;
}

export interface Socket {
  isOpen(): boolean;
  /** Messages are lost while the socket is closed. */
  send(data: string): void;
  close(): void;
}

/** Opens a WebSocket that reconnects with backoff: after one to two seconds at first, after at most 30. */
export function openSocket(url: string, { onMessage, onClose, refused }: Options): Socket {
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout>;
  let tries = 0;
  let isWanted = true;

  function open() {
    socket = new WebSocket(url);
    let openedAt = Number.POSITIVE_INFINITY;
    timer = setTimeout(() => socket.close(), OPENING_MS);
    socket.addEventListener('open', () => {
      clearTimeout(timer);
      openedAt = performance.now();
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => onMessage(data));
    socket.addEventListener('close', ({ code }) => {
      clearTimeout(timer);
      onClose();
      if (!isWanted || code === refused) return;
      tries = performance.now() - openedAt > WORKED_MS ? 0 : tries + 1;
      timer = setTimeout(open, Math.min(MOST_MS, LEAST_MS * (1 + Math.random()) * 1.5 ** tries));
    });
  }
  open();
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  return {
    isOpen,
    send: (data) => {
      if (isOpen()) socket.send(data);
    },
    close() {
      isWanted = false;
      clearTimeout(timer);
      socket.close();
    },
  };
}
