import type { Connection } from '../../../sidecar/protocol.ts';
import type { Env } from '../env.ts';

/** A message on its way out. */
export interface Parcel {
  /** The client's name in EHLO. */
  name: string;
  /** The sender. Empty: the null sender. */
  from: string;
  to: string[];
  raw: Uint8Array;
}

export interface Refused {
  address: string;
  detail: string;
  /** Whether it may be accepted later (4xx). */
  isTemporary: boolean;
}

/** The outcome of a delivery. `retry`: nothing was accepted, and a retry may succeed. */
export type Delivery =
  | {
      state: 'sent';
      reply: string;
      refused: Refused[];
      /** The Message-IDs that replace ours, if the server says so. */
      newMessageIds: string[];
    }
  | {
      state: 'retry' | 'failed' | 'unconfirmed';
      /** A stable word. */
      code: string;
      /** An explanation for people, without password and token. */
      detail: string;
      reply: string | null;
      /** Whether the server refused sender, recipients or message, so that another sender may be accepted. */
      refusedMail: boolean;
      refused: Refused[];
    };

export type Deliver = (env: Env, smtp: Connection, parcel: Parcel) => Promise<Delivery>;
