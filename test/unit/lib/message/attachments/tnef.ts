/** Builds TNEF (MS-OXTNEF) as Outlook does. */

const u16 = (value: number) => [value & 255, (value >> 8) & 255];
const u32 = (value: number) => [...u16(value), ...u16(value >>> 16)];
const padded = (bytes: number[]) => [...u32(bytes.length), ...bytes, ...Array(-bytes.length & 3).fill(0)];
const latin1 = (text: string) => [...Buffer.from(`${text}\0`, 'latin1')];

export function attribute(level: 1 | 2, id: number, data: number[]): number[] {
  const checksum = data.reduce((sum, byte) => (sum + byte) & 0xffff, 0);
  return [level, ...u16(id), ...u16(6), ...u32(data.length), ...data, ...u16(checksum)];
}

export const text8 = (id: number, text: string) => [
  ...u16(0x1e),
  ...u16(id),
  ...u32(1),
  ...padded(latin1(text)),
];
export const text16 = (id: number, text: string) => [
  ...u16(0x1f),
  ...u16(id),
  ...u32(1),
  ...padded([...Buffer.from(`${text}\0`, 'utf16le')]),
];
export const binary = (id: number, content: Uint8Array) => [
  ...u16(0x102),
  ...u16(id),
  ...u32(1),
  ...padded([...content]),
];
export const number = (id: number, value: number) => [...u16(3), ...u16(id), ...u32(value)];
export const object = (id: number, content: number[]) => [
  ...u16(0x0d),
  ...u16(id),
  ...u32(1),
  ...padded(content),
];
/** Returns a named property, whose name comes before the value. */
export const named = (name: string, text: string) => [
  ...u16(0x1e),
  ...u16(0x8001),
  ...Array(16).fill(7),
  ...u32(1),
  ...padded([...Buffer.from(name, 'utf16le')]),
  ...u32(1),
  ...padded(latin1(text)),
];

export const properties = (level: 1 | 2, list: number[][]) =>
  attribute(level, level === 1 ? 0x9003 : 0x9005, [...u32(list.length), ...list.flat()]);

/** Returns an attached file with its short name, and with the properties that newer programs read. */
export function attached(title: string, content: Uint8Array | null, list: number[][] = []): number[] {
  return [
    ...attribute(2, 0x9002, Array(14).fill(0)),
    ...(content ? attribute(2, 0x800f, [...content]) : []),
    ...attribute(2, 0x8010, latin1(title)),
    ...(list.length > 0 ? properties(2, list) : []),
  ];
}

export function tnef(...attributes: number[][]): Uint8Array {
  const version = attribute(1, 0x9006, [0, 0, 1, 0]);
  const codePage = attribute(1, 0x9007, [...u32(850), ...u32(0)]);
  return Uint8Array.from([...u32(0x223e9f78), 1, 0, ...version, ...codePage, ...attributes.flat()]);
}

/** Returns a mail from Outlook to a recipient that it assumes to use Outlook. */
export function mailWith(winmail: Uint8Array, text: string | null = 'See the attached.'): string {
  const part = text === null ? '' : `--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`;
  const encoded = Buffer.from(winmail).toString('base64').replace(/.{76}/g, '$&\r\n');
  return (
    'From: kim@example.com\r\nTo: support@herald.test\r\nSubject: Outlook\r\nMessage-ID: <tnef@example.com>\r\n' +
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${part}--b\r\nContent-Type: application/ms-tnef; name="winmail.dat"\r\n` +
    `Content-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="winmail.dat"\r\n\r\n${encoded}\r\n--b--\r\n`
  );
}
