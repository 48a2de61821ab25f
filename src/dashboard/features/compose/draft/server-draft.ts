import type { Schemas } from '../../../api/client.ts';
import { newId } from '../../../api/new-id.ts';
import type { Draft, Mode, Saved } from './draft.ts';

/** Returns a short hash of a text. */
export function markOf(text: string): string {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return `${text.length}:${hash}`;
}

export type ServerDraft = Schemas['Draft'];

const MODES = { reply: 'reply', all: 'reply_all', forward: 'forward' } as const;
const MODE_OF: Record<ServerDraft['mode'], Mode | null> = {
  new: null,
  reply: 'reply',
  reply_all: 'all',
  forward: 'forward',
};

/** Returns the mode of an API draft; null for a new mail. */
export const modeOf = ({ mode }: Pick<ServerDraft, 'mode'>) => MODE_OF[mode];

/** The sender of a draft, and the HTML that is sent below its text. */
export interface Around {
  /** The tag of the sending inbox. */
  from: string;
  fromAddress: string | null;
  below: string;
}

/** Converts a draft for the API. */
export function toServer(draft: Draft, { from, fromAddress, below }: Around): Schemas['CreateDraftRequest'] {
  return {
    from_inbox: from || null,
    from_address: fromAddress,
    mode: draft.mode === null ? 'new' : MODES[draft.mode],
    original_email_id: draft.emailId,
    to: draft.to,
    cc: draft.cc,
    bcc: draft.bcc,
    subject: draft.subject.trim(),
    body: draft.html || '<p></p>',
    attachments: draft.files.map(({ key, source }) => source ?? key ?? '').filter((file) => file !== ''),
    ...(draft.saved?.below === markOf(below) ? {} : { quoted_html: below }),
  };
}

/** Returns the saved state of a local revision, from the API's draft. */
export const savedOf = (
  { id, version, from_inbox, from_address, quoted_html, agent, author }: ServerDraft,
  revision: number,
): Saved => ({
  id,
  version,
  revision,
  from: from_inbox ?? '',
  fromAddress: from_address,
  below: markOf(quoted_html),
  ...(agent && { agent: { name: agent.name, model: agent.model, author } }),
});

/** Converts the API's draft to a local one, which is completely saved. */
export function fromServer(theirs: ServerDraft): Draft {
  return {
    id: newId(),
    revision: 1,
    mode: modeOf(theirs),
    emailId: theirs.original_email_id,
    from: theirs.from_inbox ?? '',
    fromAddress: theirs.from_address,
    to: theirs.to,
    cc: theirs.cc,
    bcc: theirs.bcc,
    subject: theirs.subject,
    html: theirs.body === '<p></p>' ? '' : theirs.body,
    files: theirs.attachments.map(({ key, email_id, attachment_id, filename, size }) => ({
      id: newId(),
      name: filename,
      size,
      ...(key !== null && { key }),
      ...(email_id !== null && attachment_id !== null && { source: { email_id, attachment_id } }),
    })),
    stored:
      theirs.state === 'unconfirmed' && theirs.email_id !== null
        ? { emailId: theirs.email_id, revision: 1, isUnknown: true }
        : null,
    saved: savedOf(theirs, 1),
  };
}
