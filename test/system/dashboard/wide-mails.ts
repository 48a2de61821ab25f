/** Mail that is wider than a window, as raw messages. */

const LONG_NAME = 'Dr. Maximiliane Wolkenstein-Hohenlohe zu Bartenstein, Head of International Sales';
const PIXEL = 'R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const sentence = 'The kettles left the warehouse in Rotterdam and are on their way to you. ';

/** A newsletter of a fixed width, as most programs lay it out. */
const newsletter = (width: number) => `
  <table width="${width}" cellpadding="0" cellspacing="0" style="width:${width}px;background:#f4f4f8"><tr>
    <td width="${width / 2}" style="padding:16px;color:#222"><h2>Kettles of autumn</h2><p>${sentence.repeat(3)}</p></td>
    <td width="${width / 2}" style="padding:16px;background:#e7e4ff"><p>The right edge ends here.</p></td>
  </tr></table>`;

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td nowrap>${cell}</td>`).join('')}</tr>`;
const months = Array.from({ length: 14 }, (_, month) => `Sales of month ${month + 1}`);

interface WideMail {
  from?: string;
  to?: string;
  subject?: string;
  html?: string;
  /** The names of its files. */
  files?: string[];
}

/** The mails by what makes them wide. */
export const WIDE_MAILS: Record<string, WideMail> = {
  'a newsletter of 700 pixels': { html: newsletter(700) },
  'a newsletter of 2,000 pixels': { html: newsletter(2000) },
  'a table that does not wrap': {
    html: `<p>${sentence}</p><table border="1">${row(months)}${row(months.map(() => '1,204.00'))}</table>`,
  },
  'a wide table from right to left': {
    html: `<div dir="rtl"><p>שלום, הקומקום הכחול נשלח אתמול ויגיע בעוד יומיים.</p><table border="1">${row(months.map(() => 'הכנסות החודש שעבר'))}</table></div>`,
  },
  'a picture of 1,600 pixels': {
    html: `<p>Look</p><img src="data:image/gif;base64,${PIXEL}" width="1600" height="400" alt="">`,
  },
  'text that does not wrap': { html: `<p style="white-space:nowrap">${sentence.repeat(6)}</p>` },
  'one long word': { html: `<p>https://example.com/${'abcdefghij'.repeat(40)}</p>` },
  'preformatted text': { html: `<pre>${sentence.repeat(8)}</pre>` },
  'an absolute box': {
    html: `<div style="position:relative;height:80px"><div style="width:900px;background:#fdd">${sentence}</div></div>`,
  },
  'long names and many recipients': {
    from: `${LONG_NAME} <maximiliane.wolkenstein-hohenlohe.zu.bartenstein@international-sales.example.com>`,
    to: [
      'support@herald.test',
      ...Array.from({ length: 60 }, (_, at) => `${LONG_NAME} ${at} <person.number.${at}@example.com>`),
    ].join(',\r\n '),
    subject: `${'Order of the blue kettles for the house in the harbor, '.repeat(6)}the last word`,
  },
  'ten files with long names': {
    files: Array.from(
      { length: 10 },
      (_, at) => `The signed contract of the delivery of kettles to the harbor, part ${at + 1}.pdf`,
    ),
  },
  'text without a space': { subject: 'x'.repeat(300) },
};

let last = 0;

/** Returns the raw message of a mail. */
export function rawOf({
  from = 'Nadia Brook <nadia@example.com>',
  to = 'support@herald.test',
  subject = 'Wide',
  html = `<p>${sentence}</p>`,
  files = [],
}: WideMail): string {
  const part = (headers: string[], content: string) => ['--b', ...headers, '', content];
  return [
    `From: ${from.replace(/^(.*) </, '"$1" <')}`,
    `To: ${to.replaceAll(/(Dr\..*?) </g, '"$1" <')}`,
    `Subject: ${subject}`,
    `Message-ID: <wide-${Date.now()}-${++last}@example.com>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...part(['Content-Type: text/html; charset=utf-8'], html),
    ...files.flatMap((name) =>
      part(['Content-Type: application/pdf', `Content-Disposition: attachment; filename="${name}"`], 'plan'),
    ),
    '--b--',
    '',
  ].join('\r\n');
}
