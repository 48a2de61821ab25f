/** Parsing of machine-readable reports of mail systems: groups of header fields (RFC 3464, RFC 5965). */
import type { BounceAction } from '../../../contract/mail/emails.ts';
import { decodeText } from '../decoding/charset.ts';
import { recipientAddress } from './recipient-address.ts';
import type { MessageShape } from './shape.ts';

export interface BouncedRecipient {
  /** The address that the server could not deliver to (Final-Recipient). */
  address: string;
  /** The address that the sender wrote to, if the report has it (Original-Recipient); else the same as `address`. */
  original: string;
  action: BounceAction;
  /** Enhanced status code (RFC 3463) such as `5.1.1`. */
  status: string | null;
  /** The server's reply, in one line. */
  diagnostic: string | null;
}

/** The maximum number of recipients read from a bounce. */
export const MAX_RECIPIENTS = 100;
/** The maximum number of characters stored of a server's reply. */
export const MAX_DIAGNOSTIC = 500;
/** The maximum number of bytes read of a report, and of an enclosed message. */
const MAX_REPORT_BYTES = 256 * 1024;

/** Header fields by their names in lower case, each with its values. */
export type Fields = Map<string, string[]>;

/** Returns the text of the first part of this type, or null. */
export function partOf({ parts }: MessageShape, type: RegExp): string | null {
  const part = parts.find(({ contentType }) => type.test(contentType.toLowerCase()));
  return part ? decodeText(part.content.subarray(0, MAX_REPORT_BYTES)) : null;
}

/** Splits text into groups of header fields, separated by empty lines (RFC 3464 2.1). */
export function readGroups(text: string): Fields[] {
  return text.split(/(?:\r?\n[ \t]*){2,}/, 10 * MAX_RECIPIENTS).map(readFields);
}

export function readFields(block: string): Fields {
  const fields: Fields = new Map();
  for (const line of block.split(/\r?\n(?![ \t])/, 500)) {
    const colon = line.indexOf(':');
    if (colon < 1 || colon > 100) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    fields.set(name, [
      ...(fields.get(name) ?? []).slice(0, 200),
      oneLine(line.slice(colon + 1, colon + 4000)),
    ]);
  }
  return fields;
}

/** The outcome for a recipient; null as the address if the report has none of a person. */
export type Outcome = Omit<BouncedRecipient, 'address' | 'original'> &
  Record<'address' | 'original', string | null>;

/** Returns the outcomes in a report's groups (RFC 3464 2.3). Some groups have several, without an empty line. */
export function outcomesOfReport(groups: Fields[]): Outcome[] {
  return groups.flatMap((group) => {
    const named = group.get('final-recipient') ?? group.get('original-recipient') ?? [];
    return named.slice(0, MAX_RECIPIENTS).map((_, i) => {
      const field = (name: string) => group.get(name)?.[i] ?? group.get(name)?.[0];
      const final = recipientAddress(group.get('final-recipient')?.[i]);
      const original = recipientAddress(group.get('original-recipient')?.[i]);
      // A host without dots is known only to the server.
      const address =
        [final, original].find((one) => one?.includes('.', one.lastIndexOf('@'))) ?? final ?? original;
      const diagnostic = diagnosticOf(field('diagnostic-code'));
      const status = statusIn(field('status')) ?? statusIn(diagnostic);
      const action = actionIn(field('action')) ?? actionOfStatus(status);
      return { address, original: original ?? address, action, status, diagnostic };
    });
  });
}

export const recipientsOf = (outcomes: Outcome[]): BouncedRecipient[] =>
  outcomes.filter((outcome): outcome is BouncedRecipient => outcome.address !== null);

const ENCLOSED = /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822(?:-headers?)?)$/;

/** Returns the header fields of the enclosed original, or null. */
export function enclosedHeaders(message: MessageShape): Fields | null {
  const text = partOf(message, ENCLOSED);
  return text === null ? null : readFields(text.replace(/^\s+/, '').split(/\r?\n[ \t]*\r?\n/, 1)[0]!);
}

/** Removes the type from `smtp; 550 5.1.1 no such user`. */
function diagnosticOf(value: string | undefined): string | null {
  return value?.replace(/^[\w-]+ ?; ?/, '').slice(0, MAX_DIAGNOSTIC) || null;
}

const ACTIONS: BounceAction[] = ['failed', 'delayed', 'relayed', 'delivered', 'expanded'];

function actionIn(value: string | undefined): BounceAction | null {
  const text = value?.toLowerCase() ?? '';
  return ACTIONS.find((action) => text.startsWith(action)) ?? null;
}

function actionOfStatus(status: string | null): BounceAction {
  if (status?.startsWith('2')) return 'delivered';
  return status?.startsWith('4') ? 'delayed' : 'failed';
}

/** Returns the enhanced status code (RFC 3463) in a text, or null. */
export function statusIn(value: string | null | undefined): string | null {
  return /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/.exec(value ?? '')?.[1] ?? null;
}

/** Collapses every run of white space and control characters to one space. */
export function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
}
