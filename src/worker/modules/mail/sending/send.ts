import type { Tag } from '../../../../contract/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/database.ts';

export interface SendRequest {
  inbox: { id: number } | { tag: Tag };
  /** Each an address, `Name <address>`, or several of them with commas between. */
  to: string | string[];
  cc?: string | string[];
  bcc?: string | string[];
  subject: string;
  html: string;
  /** Default: made from the HTML. */
  text?: string;
  parentMessageId?: string;
  referencesChain?: string;
  /** Keys of uploads. */
  attachments?: string[];
  idempotencyKey?: string;
  /** A reply that no human wrote (RFC 3834). */
  automatic?: boolean;
  /** Committed in the batch that saves the outbound email. */
  alsoWhenSaved?: Statement[];
}

export interface SendOutcome {
  state: 'sent' | 'queued' | 'failed' | 'unconfirmed';
  emailId: number;
  messageId: string;
  /** In words for a person. */
  detail: string;
}

export async function sendEmail(_ctx: Ctx, _request: SendRequest): Promise<SendOutcome> {
  throw new Error('being written');
}
