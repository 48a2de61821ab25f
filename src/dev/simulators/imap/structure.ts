import addressparser from 'nodemailer/lib/addressparser';
import { field, type Param, type Part, parseParams } from './mime.ts';
import { nstring } from './syntax.ts';

/** Returns the BODYSTRUCTURE of a part, or its BODY if not `extended` (RFC 3501, section 7.4.2). */
export function bodyStructure(part: Part, extended: boolean): string {
  const [disposition, language, location] = [
    'content-disposition',
    'content-language',
    'content-location',
  ].map((name) => field(part.header, name));
  const extension = [
    disposition ? dispositionOf(disposition) : 'NIL',
    nstring(language ?? null),
    nstring(location ?? null),
  ];
  if (part.parts.length > 0) {
    const children = part.parts.map((child) => bodyStructure(child, extended)).join('');
    const more = extended ? ['', paramList(part.params), ...extension].join(' ') : '';
    return `(${children} ${nstring(part.subtype)}${more})`;
  }
  const isText = part.type === 'TEXT';
  const namesCharset = part.params.some(([name]) => name === 'CHARSET');
  const items = [
    nstring(part.type),
    nstring(part.subtype),
    paramList(isText && !namesCharset ? [...part.params, ['CHARSET', 'us-ascii']] : part.params),
    nstring(field(part.header, 'content-id')),
    nstring(field(part.header, 'content-description')),
    nstring(field(part.header, 'content-transfer-encoding') || '7bit'),
    String(part.body.length),
    ...(part.message ? [envelope(part.message.header), bodyStructure(part.message, extended)] : []),
    ...(isText || part.message ? [String(lines(part.body))] : []),
    ...(extended ? [nstring(field(part.header, 'content-md5')), ...extension] : []),
  ];
  return `(${items.join(' ')})`;
}

/** Returns the ENVELOPE of a message with this header (RFC 3501, section 7.4.2). */
export function envelope(header: Buffer): string {
  const text = (name: string) => nstring(field(header, name));
  const people = (name: string) => addressList(field(header, name) ?? '');
  const from = people('from');
  // A missing Sender or Reply-To takes the value of From.
  const orFrom = (list: string) => (list === 'NIL' ? from : list);
  return `(${[
    text('date'),
    text('subject'),
    from,
    orFrom(people('sender')),
    orFrom(people('reply-to')),
    people('to'),
    people('cc'),
    people('bcc'),
    text('in-reply-to'),
    text('message-id'),
  ].join(' ')})`;
}

function addressList(value: string): string {
  const list = addressparser(value).map((entry) => {
    if (!('group' in entry) || !entry.group) return addressEntry(entry);
    return `(NIL NIL ${nstring(entry.name)} NIL)${entry.group.map(addressEntry).join('')}(NIL NIL NIL NIL)`;
  });
  return list.length > 0 ? `(${list.join('')})` : 'NIL';
}

function addressEntry(entry: { name: string; address?: string }): string {
  const address = entry.address ?? '';
  const at = address.lastIndexOf('@');
  const [mailbox, host] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
  // The host must not be NIL, which would start a group.
  return `(${nstring(entry.name || null)} NIL ${nstring(mailbox)} ${nstring(host)})`;
}

function dispositionOf(value: string): string {
  const { value: kind, params } = parseParams(value);
  return `(${nstring(kind)} ${paramList(params)})`;
}

function paramList(params: Param[]): string {
  return params.length > 0 ? `(${params.flat().map(nstring).join(' ')})` : 'NIL';
}

function lines(body: Buffer): number {
  let count = 0;
  for (let at = body.indexOf(10); at >= 0; at = body.indexOf(10, at + 1)) count += 1;
  return count;
}
