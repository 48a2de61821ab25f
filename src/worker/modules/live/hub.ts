import { DurableObject } from 'cloudflare:workers';
import type { ServerMessage } from '../../../contract/live/live.ts';
import type { News } from '../../platform/data/commit/announcing.ts';
import type { Env } from '../../platform/env.ts';
import { type Attachment, tagOf, UPGRADE_HEADER, type Upgrade } from './caller.ts';
import type { Outcome } from './check-access.ts';
import {
  COLLECT_MS,
  MAX_MESSAGE_CHARACTERS,
  MAX_SOCKETS,
  MAX_SOCKETS_OF_CALLER,
  PRESENCE_MS,
} from './limits.ts';
import { mayPass } from './message-rate.ts';
import { peopleIn, threadsOf } from './presence.ts';
import { changesFor, type Message, Telling } from './telling.ts';

/** RFC 6455, 7.4.1: the message breaks our rules. */
const POLICY_VIOLATION = 1008;
/** Our own code, from the range for applications: the caller's access has ended. */
const ACCESS_ENDED = 4401;

/**
 * The sockets of one organization. It hibernates while nothing happens: then sockets stay open, and only their state
 * (`Attachment`) and the version that their pages know are kept.
 */
export class LiveHub extends DurableObject<Env> {
  private readonly telling: Telling;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.telling = new Telling(state.storage.kv.get<number>('told') ?? null);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** Accepts a socket that the Worker has admitted. Responds with 429 if there are too many. */
  override async fetch(request: Request): Promise<Response> {
    const { organizationId, caller, version }: Upgrade = JSON.parse(
      decodeURIComponent(request.headers.get(UPGRADE_HEADER)!),
    );
    const others = this.sockets();
    if (others.length >= MAX_SOCKETS) return new Response(null, { status: 429 });
    this.makeRoomFor(tagOf(caller));
    this.ctx.storage.kv.put('organization', organizationId);
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [tagOf(caller)]);
    attach(server, { caller, openedAt: Date.now(), endsAt: null, presence: null });
    if (others.length === 0) this.skipTo(version);
    this.telling.hear(version);
    this.collect();
    send(server, { type: 'hello', version: Math.max(version, this.telling.version ?? 0) });
    for (const thread of threadsOf(others.map(attachmentOf), Date.now()))
      send(server, this.presenceIn(thread));
    // Access may have ended between the Worker's check and the registration of the socket.
    await this.checkAccess([server]);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Takes the changes of a commit, to send them within moments. */
  async publish({ version, changes, checksAccess }: News): Promise<void> {
    if (version !== null) {
      if (this.sockets().length === 0) this.telling.skip(version);
      else this.telling.add(version, changes);
      this.collect();
    }
    if (checksAccess) await this.checkAccess(this.sockets());
  }

  /** Returns who has which of these conversations open. */
  async whoHasOpen(threads: number[]): Promise<{ thread: number; userId: number }[]> {
    const attachments = this.sockets().map(attachmentOf);
    return threads.flatMap((thread) =>
      peopleIn(thread, attachments, Date.now()).map(({ user_id: userId }) => ({ thread, userId })),
    );
  }

  /** Ends the hub: the organization is deleted. */
  async end(): Promise<void> {
    for (const socket of this.sockets()) this.close(socket, ACCESS_ENDED, 'The organization is deleted.');
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const parsed = await parse(message);
    const { caller, presence, ...rest } = attachmentOf(socket);
    if (!parsed || caller.type !== 'session' || !mayPass(socket, Date.now())) {
      this.close(
        socket,
        POLICY_VIOLATION,
        parsed ? 'Too many messages, or not allowed.' : 'Not a known message.',
      );
      return;
    }
    const { thread, state } = parsed;
    const next = state === 'gone' ? null : { thread, state, until: Date.now() + PRESENCE_MS };
    // Leaving a conversation that is no longer open changes nothing.
    if (!next && presence?.thread !== thread) return;
    attach(socket, { ...rest, caller, presence: next });
    await this.wakeBy(next?.until ?? null);
    if (presence?.thread === next?.thread && presence?.state === next?.state) return;
    if (presence && presence.thread !== thread) this.tellPresence(presence.thread, socket);
    this.tellPresence(thread, socket);
  }

  override webSocketClose(socket: WebSocket): void {
    this.leave(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.leave(socket);
  }

  /** Ends expired presence and access. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    const past = new Set<number>();
    const ended: WebSocket[] = [];
    for (const socket of this.sockets()) {
      const attachment = attachmentOf(socket);
      if (attachment.presence && attachment.presence.until <= now) {
        past.add(attachment.presence.thread);
        attach(socket, { ...attachment, presence: null });
      }
      if (attachment.endsAt !== null && attachment.endsAt <= now) ended.push(socket);
    }
    for (const thread of past) this.tellPresence(thread);
    await this.checkAccess(ended);
    const times = this.sockets()
      .map(attachmentOf)
      .flatMap(({ presence, endsAt }) => [presence?.until, endsAt]);
    const next = Math.min(...times.filter((time) => typeof time === 'number'));
    if (next < Infinity) await this.wakeBy(next);
  }

  /** Closes those of the sockets whose session or key has ended, or now has another role. */
  private async checkAccess(sockets: WebSocket[]): Promise<void> {
    if (sockets.length === 0) return;
    const organizationId = this.ctx.storage.kv.get<number>('organization')!;
    const attachments = sockets.map(attachmentOf);
    const { endsOf } = await import('./check-access.ts');
    const outcomes: Outcome[] = await endsOf(
      this.env,
      this.ctx,
      organizationId,
      attachments.map(({ caller }) => caller),
    );
    for (const [i, outcome] of outcomes.entries()) {
      const socket = sockets[i]!;
      if (outcome.hasEnded)
        this.close(socket, ACCESS_ENDED, 'The session or key has ended, or its role has changed.');
      else if (outcome.endsAt !== attachmentOf(socket).endsAt) {
        attach(socket, { ...attachmentOf(socket), endsAt: outcome.endsAt });
        await this.wakeBy(outcome.endsAt);
      }
    }
  }

  /**
   * Closes the oldest sockets of a caller who has too many. Refusing the new one would lock out callers whose
   * connection broke without a close, which is noticed late.
   */
  private makeRoomFor(tag: string): void {
    const own = this.sockets(tag).sort((a, b) => attachmentOf(a).openedAt - attachmentOf(b).openedAt);
    for (const socket of own.slice(0, Math.max(0, own.length + 1 - MAX_SOCKETS_OF_CALLER))) {
      this.close(socket, POLICY_VIOLATION, 'The session or key has opened too many newer sockets.');
    }
  }

  private sockets(tag?: string): WebSocket[] {
    return this.ctx.getWebSockets(tag).filter(({ readyState }) => readyState === WebSocket.OPEN);
  }

  /** Waits for more changes, then sends them. */
  private collect(): void {
    if (this.timer !== undefined || !this.telling.isBusy) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      const message = this.telling.take();
      if (message) {
        this.ctx.storage.kv.put('told', message.version);
        this.tellChanges(message);
      }
      this.collect();
    }, COLLECT_MS);
  }

  private skipTo(version: number): void {
    this.telling.skip(version);
    this.ctx.storage.kv.put('told', this.telling.version);
  }

  /** Tells each page what has changed; of notifications, only whether its user has others now. */
  private tellChanges({ version, changes }: Message): void {
    for (const socket of this.sockets()) {
      const { caller } = attachmentOf(socket);
      send(socket, { type: 'changes', version, changes: changesFor(caller, changes) });
    }
  }

  private tell(message: ServerMessage, except?: WebSocket): void {
    for (const socket of this.sockets()) if (socket !== except) send(socket, message);
  }

  private tellPresence(thread: number, except?: WebSocket): void {
    this.tell(this.presenceIn(thread), except);
  }

  private presenceIn(thread: number): ServerMessage {
    const people = peopleIn(thread, this.sockets().map(attachmentOf), Date.now());
    return { type: 'presence', thread, people };
  }

  private close(socket: WebSocket, code: number, reason: string): void {
    socket.close(code, reason);
    this.leave(socket);
  }

  private leave(socket: WebSocket): void {
    const { presence, ...rest } = attachmentOf(socket);
    if (!presence) return;
    attach(socket, { ...rest, presence: null });
    this.tellPresence(presence.thread, socket);
  }

  /** Schedules the alarm by then. */
  private async wakeBy(time: number | null): Promise<void> {
    if (time === null) return;
    const planned = await this.ctx.storage.getAlarm();
    if (planned === null || planned > time) await this.ctx.storage.setAlarm(time);
  }
}

function attachmentOf(socket: WebSocket): Attachment {
  return socket.deserializeAttachment() as Attachment;
}

function attach(socket: WebSocket, attachment: Attachment): void {
  socket.serializeAttachment(attachment);
}

/** Sends a message, unless the socket is closing: its page fetches the changes when it reconnects. */
function send(socket: WebSocket, message: ServerMessage): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

async function parse(message: string | ArrayBuffer) {
  const { clientMessage } = await import('../../../contract/live/live.ts');
  if (typeof message !== 'string' || message.length > MAX_MESSAGE_CHARACTERS) return null;
  try {
    return clientMessage.safeParse(JSON.parse(message)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
