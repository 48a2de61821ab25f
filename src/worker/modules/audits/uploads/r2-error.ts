/** The code for a multipart upload that R2 does not know: it was aborted or completed. */
export const NO_SUCH_UPLOAD = 10024;
/** The code for a part with this number and etag that R2 does not have. */
export const INVALID_PART = 10025;

/** Returns whether an error is R2's, with this code if given: R2 puts its codes into the message, as `(10024)`. */
export function isR2Error(error: unknown, code?: number): boolean {
  const found = error instanceof Error ? /\((\d{5})\)/.exec(error.message)?.[1] : undefined;
  return found !== undefined && (code === undefined || Number(found) === code);
}
