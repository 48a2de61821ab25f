/** Characters by the name of their code page, or its other name. */
declare module 'iconv-lite/encodings/sbcs-data-generated.js' {
  const codePages: Record<string, string | { type: '_sbcs'; chars: string }>;
  export default codePages;
}
