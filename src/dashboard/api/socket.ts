const LEAST_MS = 1000;
const MOST_MS = 30_000;
/** A socket that does not open by then is given up. */
const OPENING_MS = 10_000;
/** One that was open for so long did work: the next try is soon again. */
const WORKED_MS = 5000;

interface Options {
  onMessage: (data: string) => void;
  onClose: () => void;
  /** Of a close event: the server does not want this socket, so none is opened again. */
  refused: number;
}

export interface Socket {
  isOpen(): boolean;
  /** What is sent while it is closed is lost. */
  send(data: string): void;
  close(): void;
}

/** A WebSocket that opens again when it is lost: after one to two seconds, each time later, at most after 30. */
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
