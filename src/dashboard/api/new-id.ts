/** Returns 128 random bits as a text. `crypto.randomUUID` is missing on pages without TLS. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
