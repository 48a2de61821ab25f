import type { composeText } from '../../../lib/text/compose/compose.ts';
import { isAddress, MAX_RECIPIENTS } from './addresses.ts';
import { type Draft, textOf } from './draft.ts';

/** The limit of `POST /api/send-email`. */
const MAX_BODY_CHARACTERS = 2_000_000;

interface Circumstances {
  hasInbox: boolean;
  isUploading: boolean;
  /** The length of the quoted message. */
  quoteLength: number;
}

/** Returns the reason why a draft cannot be sent now; undefined if it can. */
export function whyNot(
  draft: Draft,
  { hasInbox, isUploading, quoteLength }: Circumstances,
  text: (typeof composeText)['en'],
): string | undefined {
  const recipients = [...draft.to, ...draft.cc, ...draft.bcc];
  const bad = recipients.find((each) => !isAddress(each));
  const lost = draft.files.find(({ key, source }) => !key && !source);
  if (!hasInbox) return text.noInbox;
  if (bad !== undefined) return text.badRecipient(bad);
  if (draft.to.length === 0) return text.noRecipient;
  if (recipients.length > MAX_RECIPIENTS) return text.tooManyRecipients(String(MAX_RECIPIENTS));
  if (isUploading) return text.uploading;
  if (lost) return text.failedFile(lost.name);
  if (draft.html.length + quoteLength > MAX_BODY_CHARACTERS) return text.tooLong;
  const isEmpty = textOf(draft.html) === '' && draft.files.length === 0 && draft.mode !== 'forward';
  return isEmpty ? text.nothingWritten : undefined;
}
