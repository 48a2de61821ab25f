declare module 'twemoji-parser' {
  /** Finds the emoji of a text, with their positions in UTF-16 code units. */
  export function parse(text: string): { text: string; indices: [number, number] }[];
}
declare module 'punycode/punycode.es6.js' {
  const punycode: { toASCII(domain: string): string };
  export default punycode;
}
