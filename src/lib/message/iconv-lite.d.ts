/** The upper characters of each code page, or the name it is an alias of. */
declare module 'iconv-lite/encodings/sbcs-data-generated.js' {
  const codePages: Record<string, string | { type: '_sbcs'; chars: string }>;
  export default codePages;
}
