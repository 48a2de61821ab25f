import { getExtension, getMimeType } from 'hono/utils/mime';

/** The usual names that mail programs give to parts of these types. */
const USUAL: Record<string, string> = {
  'application/ics': 'invite.ics',
  'application/ms-tnef': 'winmail.dat',
  'application/pgp-encrypted': 'version.asc',
  'application/pgp-keys': 'key.asc',
  'application/pgp-signature': 'signature.asc',
  'application/pkcs7-mime': 'smime.p7m',
  'application/pkcs7-signature': 'smime.p7s',
  'application/vnd.ms-tnef': 'winmail.dat',
  'application/x-pkcs7-mime': 'smime.p7m',
  'application/x-pkcs7-signature': 'smime.p7s',
  'message/delivery-status': 'delivery-status.txt',
  'message/disposition-notification': 'disposition-notification.txt',
  'message/feedback-report': 'feedback-report.txt',
  'message/global': 'message.eml',
  'message/rfc822': 'message.eml',
  'text/calendar': 'invite.ics',
  'text/directory': 'contact.vcf',
  'text/rfc822-headers': 'headers.txt',
  'text/vcard': 'contact.vcf',
  'text/x-vcard': 'contact.vcf',
};
/** Extensions that Hono's list lacks or has in a less common form. */
const EXTENSIONS: Record<string, string> = {
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/x-zip-compressed': 'zip',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'image/heic': 'heic',
  'image/jpeg': 'jpg',
  'image/tiff': 'tiff',
  'text/html': 'html',
  'text/markdown': 'md',
  'text/xml': 'xml',
};

/** Names the unnamed attachments of one message by their types: `invite.ics`, `image-1.png`, `image-2.png`. */
export function attachmentNamer(): (contentType: string) => string {
  const counts = new Map<string, number>();
  return (contentType) => {
    const usual = Object.hasOwn(USUAL, contentType) ? USUAL[contentType]!.split('.') : undefined;
    const base = usual?.[0] ?? /^(?:audio|image|video)(?=\/)/.exec(contentType)?.[0] ?? 'attachment';
    const extension = usual?.[1] ?? extensionOf(contentType);
    const number = (counts.get(base) ?? 0) + 1;
    counts.set(base, number);
    return `${base}${usual && number === 1 ? '' : `-${number}`}${extension ? `.${extension}` : ''}`;
  };
}

function extensionOf(contentType: string): string | undefined {
  if (contentType === 'application/octet-stream') return undefined;
  return Object.hasOwn(EXTENSIONS, contentType) ? EXTENSIONS[contentType] : getExtension(contentType);
}

/** Returns the content type for the extension of a file, for files without a type. */
export function typeByName(name: string): string {
  return getMimeType(name)?.split(';', 1)[0] ?? 'application/octet-stream';
}
